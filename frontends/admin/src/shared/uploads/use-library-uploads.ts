import { useSyncExternalStore } from 'react';
import { type LibraryUpload, libraryUploads } from './library-uploads.ts';

export function useLibraryUploads(): readonly LibraryUpload[] {
  return useSyncExternalStore(libraryUploads.subscribe, libraryUploads.list, libraryUploads.list);
}
