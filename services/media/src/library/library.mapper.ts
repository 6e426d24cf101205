import type { ImageUseView, LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import { altOf, toImageView } from '../images/image.mapper.ts';
import type { ImageDocument } from '../images/image.schema.ts';

export interface AroundImage {
  uses: readonly ImageUseView[];
  /** Names by `user_id`; users unknown to auth are missing. */
  names: ReadonlyMap<string, string>;
}

export function toLibraryImageView(image: ImageDocument, { uses, names }: AroundImage): LibraryImageView {
  const { _id, fileName, sourceType, masterBytes, createdAt, updatedAt, uploadedBy, decorative, focal, version } = image;
  return {
    image_id: _id,
    image: toImageView(image),
    file_name: fileName ?? '',
    type: sourceType,
    bytes: masterBytes,
    uploaded_at: createdAt.toISOString(),
    uploaded_by: uploadedBy ? { user_id: uploadedBy, name: names.get(uploadedBy) ?? '' } : null,
    alt: altOf(image),
    decorative: decorative ?? false,
    focal: focal ? { x: focal.x, y: focal.y } : null,
    uses: [...uses],
    version: version ?? 1,
    updated_at: (updatedAt ?? createdAt).toISOString(),
  };
}
