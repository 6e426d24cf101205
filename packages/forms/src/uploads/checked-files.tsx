import { MEGABYTE } from '@reefdesk/contracts/limits';
import { useUploadText } from '../texts/uploads.ts';
import { isImage } from './image-files.ts';

export interface RefusedFile {
  name: string;
  reason: string;
}

/** Checks files before the upload; the server checks their content again. */
export function useCheckedFiles(maxBytes: number): (files: readonly File[]) => { good: File[]; refused: RefusedFile[] } {
  const text = useUploadText();
  return (files) => {
    const rejected: RefusedFile[] = [];
    const good = files.filter((file) => {
      const reason = !isImage(file) ? text('notImage') : file.size > maxBytes ? text('tooLarge', { max: maxBytes / MEGABYTE }) : undefined;
      if (reason !== undefined) rejected.push({ name: file.name, reason });
      return reason === undefined;
    });
    return { good, refused: rejected };
  };
}

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
