import type { LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import { useText } from '@reefdesk/web-kit';
import { usePictureFacts } from './picture-facts.ts';

/** Dimensions, file size, date and uploader (LIB-01). */
export function PictureFacts({ image }: { image: LibraryImageView }) {
  const text = useText('library');
  const facts = usePictureFacts();
  const rows = [
    { key: 'pixels', value: facts.pixelsOf(image) },
    { key: 'size', value: `${facts.sizeOf(image)} (${image.type.toUpperCase()})` },
    { key: 'date', value: facts.dateOf(image) },
    { key: 'uploader', value: facts.uploaderOf(image) },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-field bg-foam p-4 text-sm">
      {rows.map(({ key, value }) => (
        <div key={key} className="min-w-0">
          <dt className="text-xs text-ink/75">{text(`facts.${key}`)}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
