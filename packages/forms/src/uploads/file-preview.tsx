import { classNames } from '@reefdesk/ui/class-names';
import { ImageIcon } from '@reefdesk/ui/icons';
import { Photo } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';
import { LibraryFile } from './library-file.ts';

/** Preview of a file before it is sent. Formats that the browser cannot draw (TIFF) show as an icon with the file name. */
export function FilePreview({ file, alt = '', className }: { file: File; alt?: string; className?: string }) {
  const [url, setUrl] = useState<string>();
  const [broken, setBroken] = useState(false);
  const stored = file instanceof LibraryFile ? file.image : undefined;
  useEffect(() => {
    if (file instanceof LibraryFile) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    setBroken(false);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const frame = classNames('overflow-hidden bg-shallows/20', className);
  if (stored) return <Photo meta={stored} alt={alt} sizes="20rem" className={frame} />;
  if (broken) {
    return (
      <span className={classNames('grid place-items-center p-2 text-center text-xs text-ocean wrap-anywhere', frame)}>
        <span className="flex flex-col items-center gap-1">
          <ImageIcon className="size-6" />
          {file.name}
        </span>
      </span>
    );
  }
  return (
    <span className={classNames('block', frame)}>
      {url && <img src={url} alt={alt} onError={() => setBroken(true)} className="size-full object-cover" />}
    </span>
  );
}
