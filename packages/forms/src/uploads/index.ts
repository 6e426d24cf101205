/** Choosing, checking, showing and sending files in forms. `sendForm` has its own entry point, `uploads/send-form`. */
export { type RefusedFile, RefusedFiles, useCheckedFiles } from './checked-files.tsx';
export { dataForm } from './data-form.ts';
export { DropZone } from './drop-zone.tsx';
export { FilePreview } from './file-preview.tsx';
export { ANY_IMAGE, isImage, isJpegOrPng, JPEG_OR_PNG } from './image-files.ts';
export { appendPicture, LibraryFile } from './library-file.ts';
export { randomUuid } from './random-uuid.ts';
export { UploadList } from './upload-list.tsx';
export { UploadProgress } from './upload-progress.tsx';
export { type Drained, type QueuedFile, type QueueState, type UploadQueue, useUploadQueue } from './upload-queue.ts';
export { uploadTo } from './upload-to.ts';
export { useFocusStays } from './use-focus-stays.ts';
export { useIdempotencyKey } from './use-idempotency-key.ts';
export { useUpload } from './use-upload.ts';
