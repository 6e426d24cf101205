import type { ImageView, LibraryImageView, ReplacedView } from '@reefdesk/contracts/images/endpoints';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { isCancelled, useOnceAtATime } from '@reefdesk/forms';
import {
  ANY_IMAGE,
  DropZone,
  FilePreview,
  LibraryFile,
  type RefusedFile,
  RefusedFiles,
  UploadProgress,
  useCheckedFiles,
} from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Modal, Photo, useText } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';
import { SaveError } from '../../shared/lists/edit-dialog.tsx';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { sendInParts } from '../../shared/uploads/send-in-parts.ts';
import { useReplaceLibraryImageMutation } from './library.api.ts';
import { usePictureFacts } from './picture-facts.ts';
import { PictureUses } from './picture-uses.tsx';

const FRAME = 'aspect-[4/3] w-full rounded-field';

export interface ReplaceDialogProps {
  image: LibraryImageView;
  onClose: () => void;
}

/** Shows the uses of a picture, replaces it everywhere and reports the changed records (LIB-07). */
export function ReplaceDialog({ image, onClose }: ReplaceDialogProps) {
  const text = useText('library');
  const [replaced, setReplaced] = useState<ReplacedView>();
  return (
    <Modal open onClose={onClose} title={text(replaced ? 'replace.done' : 'replace.title')} className="sm:max-w-3xl">
      {replaced ? <Outcome replaced={replaced} onClose={onClose} /> : <Choice image={image} onClose={onClose} onReplaced={setReplaced} />}
    </Modal>
  );
}

function Choice({ image, onClose, onReplaced }: ReplaceDialogProps & { onReplaced: (replaced: ReplacedView) => void }) {
  const text = useText('library');
  const facts = usePictureFacts();
  const failureOr = useFailureOr();
  const check = useCheckedFiles(LIMITS.libraryImageMaxBytes);
  const withSession = useWithSession();
  const errors = useElementId();
  const [replace] = useReplaceLibraryImageMutation();
  const { share, paused, upload, stop } = useOneUpload();
  const [file, setFile] = useState<File>();
  const [rejected, setRejected] = useState<readonly RefusedFile[]>([]);
  const [error, setError] = useState('');
  const shown = image.uses.filter(({ kind }) => kind !== 'kept').length;
  const [confirm, busy] = useOnceAtATime(async () => {
    if (!file) return;
    setError('');
    try {
      const next = file instanceof LibraryFile ? file.image : await withSession(() => upload(file));
      if (next.id === image.image_id) return setError(text('replace.same'));
      onReplaced(await withSession(() => replace({ id: image.image_id, body: { image_id: next.id } }).unwrap()));
    } catch (failure) {
      if (!isCancelled(failure)) setError(await failureOr(failure, text('errors.replace')));
    }
  });
  return (
    <div className="grid gap-6 p-6">
      <p className="text-sm text-ink/80">{text('replace.lead')}</p>
      <div className="grid grid-cols-2 gap-4">
        <figure className="grid content-start gap-2">
          <figcaption className="text-sm font-semibold">{text('now')}</figcaption>
          <Photo meta={image.image} alt={facts.nameOf(image)} sizes="(width < 40rem) 45vw, 21rem" className={FRAME} />
        </figure>
        <figure className="grid content-start gap-2">
          <figcaption className="text-sm font-semibold">{text('replace.next')}</figcaption>
          {file ? <FilePreview file={file} alt={file.name} className={FRAME} /> : <span className={classNames(FRAME, 'bg-foam')} />}
        </figure>
      </div>
      <div className="grid gap-2">
        <DropZone
          label={text('replace.choose')}
          hint={text('add.hint', { max: LIMITS.libraryImageMaxBytes / MEGABYTE })}
          accept={ANY_IMAGE}
          disabled={busy}
          describedBy={errors}
          invalid={rejected.length > 0}
          onFiles={(files) => {
            const { good, refused: bad } = check(files);
            setRejected(bad);
            setError('');
            setFile(good[0] ?? file);
          }}
        />
        {share !== null && file && <UploadProgress name={file.name} share={share} paused={paused} onCancel={stop} />}
        <RefusedFiles id={errors} files={rejected} />
      </div>
      <div className="grid gap-1">
        <p className="text-sm font-semibold">{shown > 0 ? text('replace.where', { count: shown }) : text('replace.nowhere')}</p>
        {image.uses.length > 0 && <p className="text-sm text-ink/75">{text('replace.kept')}</p>}
      </div>
      {image.uses.length > 0 && <PictureUses uses={image.uses} />}
      <SaveError message={error} />
      <div className="sticky bottom-0 z-1 -mx-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-t border-ink/10 bg-white px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button variant="primary" busy={busy} disabled={!file} onClick={() => void confirm()}>
          {text('replace.confirm')}
        </Button>
      </div>
    </div>
  );
}

function Outcome({ replaced: { uses, done }, onClose }: { replaced: ReplacedView; onClose: () => void }) {
  const text = useText('library');
  return (
    <div className="grid gap-5 p-6">
      <div role="status" className="grid gap-2">
        <p>{uses.length > 0 ? text('replace.doneText', { count: uses.length }) : text('replace.nowhere')}</p>
        {!done && <p className="rounded-field bg-sun/30 px-4 py-3 text-sm">{text('replace.later')}</p>}
      </div>
      {uses.length > 0 && <PictureUses uses={uses} />}
      <Button variant="primary" className="justify-self-end" onClick={onClose}>
        {text('replace.close')}
      </Button>
    </div>
  );
}

/** Uploads one file to the library. A retry resumes the interrupted upload. */
function useOneUpload() {
  const [share, setShare] = useState<number | null>(null);
  const [paused, setPaused] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const begun = useRef<{ file: File; uploadId: string }>(undefined);
  useEffect(() => () => controller.current?.abort(new DOMException('Left', 'AbortError')), []);
  const upload = async (file: File): Promise<ImageView> => {
    controller.current = new AbortController();
    setShare(0);
    try {
      return await sendInParts(file, {
        uploadId: begun.current?.file === file ? begun.current.uploadId : undefined,
        onBegun: (uploadId) => {
          begun.current = { file, uploadId };
        },
        onProgress: setShare,
        onPaused: setPaused,
        signal: controller.current.signal,
      });
    } finally {
      setShare(null);
      setPaused(false);
    }
  };
  return { share, paused, upload, stop: () => controller.current?.abort(new DOMException('Cancelled', 'AbortError')) };
}
