import { useSyncExternalStore } from 'react';
import { type LibraryUpload, libraryUploads } from './library-uploads.ts';

/** What is on its way into the library, wherever it is looked at from. */
export function useLibraryUploads(): readonly LibraryUpload[] {
  return useSyncExternalStore(libraryUploads.subscribe, libraryUploads.list, libraryUploads.list);
}
