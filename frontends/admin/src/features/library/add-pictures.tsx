import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { ANY_IMAGE, DropZone, type RefusedFile, RefusedFiles, useCheckedFiles } from '@reefdesk/forms/uploads';
import { LibrarySource } from '@reefdesk/forms/uploads/library-source';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';
import { libraryUploads } from '../../shared/uploads/library-uploads.ts';
import { useLibraryUploads } from '../../shared/uploads/use-library-uploads.ts';

/** Drop zone of the library; its uploads continue across screens (LIB-06). */
export function AddPictures({ onArrived }: { onArrived: () => void }) {
  const text = useText('library');
  const check = useCheckedFiles(LIMITS.libraryImageMaxBytes);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const faults = useElementId();
  const sent = useLibraryUploads().filter(({ state }) => state === 'sent').length;
  const known = useRef(sent);
  useEffect(() => {
    if (sent > known.current) onArrived();
    known.current = sent;
  }, [sent, onArrived]);
  return (
    <div className="grid gap-2">
      <LibrarySource picker={null}>
        <DropZone
          label={text('add.label')}
          hint={text('add.hint', { max: LIMITS.libraryImageMaxBytes / MEGABYTE })}
          accept={ANY_IMAGE}
          multiple
          describedBy={faults}
          invalid={refused.length > 0}
          onFiles={(files) => {
            const { good, refused: bad } = check(files);
            setRefused(bad);
            libraryUploads.add(good);
          }}
          className="bg-white"
        />
      </LibrarySource>
      <RefusedFiles id={faults} files={refused} />
    </div>
  );
}
