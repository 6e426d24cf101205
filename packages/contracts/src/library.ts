import type { InferType } from 'yup';
import type { imageUseView, libraryImageView, libraryUploadView, replacedView } from './views/library.views.ts';

export type LibraryImageView = InferType<typeof libraryImageView>;
export type ImageUseView = InferType<typeof imageUseView>;
export type LibraryUploadView = InferType<typeof libraryUploadView>;
export type ReplacedView = InferType<typeof replacedView>;
