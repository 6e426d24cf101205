import { MEGABYTE } from '@reefdesk/contracts/limits';
import { useUploadText } from '../texts/uploads.ts';
import { isImage } from './image-files.ts';

export interface RefusedFile {
  name: string;
  reason: string;
}

/** Sorts what was chosen or dropped before anything leaves: the server checks again, by content. */
export function useCheckedFiles(maxBytes: number): (files: readonly File[]) => { good: File[]; refused: RefusedFile[] } {
  const text = useUploadText();
  return (files) => {
    const refused: RefusedFile[] = [];
    const good = files.filter((file) => {
      const reason = !isImage(file) ? text('notImage') : file.size > maxBytes ? text('tooLarge', { max: maxBytes / MEGABYTE }) : undefined;
      if (reason !== undefined) refused.push({ name: file.name, reason });
      return reason === undefined;
    });
    return { good, refused };
  };
}

/** Files that were not taken, each with the reason. */
export function RefusedFiles({ id, files }: { id: string; files: readonly RefusedFile[] }) {
  return (
    <ul id={id} role="alert" className="grid gap-1 text-sm font-semibold text-coral-dark empty:hidden">
      {files.map(({ name, reason }) => (
        <li key={name} className="wrap-anywhere">
          {name}: {reason}
        </li>
      ))}
    </ul>
  );
}
