import { useSyncExternalStore } from 'react';
import { type LibraryUpload, libraryUploads } from './library-uploads.ts';

/** The uploads to the library, from any screen. */
export function useLibraryUploads(): readonly LibraryUpload[] {
  return useSyncExternalStore(libraryUploads.subscribe, libraryUploads.list, libraryUploads.list);
}
