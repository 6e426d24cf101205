import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { useServerErrors } from '@reefdesk/forms';
import type { UploadQueue } from '@reefdesk/forms/uploads';
import { ANY_IMAGE, DropZone, FilePreview, type RefusedFile, RefusedFiles, UploadList, useCheckedFiles } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { TrashIcon } from '@reefdesk/ui/editing-icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Popup, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Panel } from '../../../shared/panel.tsx';

export interface ImagesSectionProps {
  mainImage: File | null;
  onMainImage: (file: File | null) => void;
  queue: UploadQueue;
}

/** One main image and up to five gallery images, previewed before the upload (ADADD-07..09). */
export function ImagesSection({ mainImage, onMainImage, queue }: ImagesSectionProps) {
  const text = useText('destinations');
  return (
    <Panel title={text('sections.images')} lead={text('images.limit', { max: LIMITS.imageMaxBytes / MEGABYTE })}>
      <div className="grid gap-6 md:grid-cols-2">
        <MainImage file={mainImage} onFile={onMainImage} />
        <Gallery queue={queue} />
      </div>
    </Panel>
  );
}

function MainImage({ file, onFile }: { file: File | null; onFile: (file: File | null) => void }) {
  const text = useText('destinations');
  const id = useElementId();
  const check = useCheckedFiles(LIMITS.imageMaxBytes);
  const { setStatus } = useFormikContext();
  const [rejected, setRejected] = useState<readonly RefusedFile[]>([]);
  const fromServer = Object.entries(useServerErrors()).find(([path]) => path.startsWith('mainImage'))?.[1];
  const errors = rejected.length > 0 || !file || !fromServer ? rejected : [{ name: file.name, reason: fromServer }];
  const choose = (files: File[]) => {
    const { good, refused: bad } = check(files);
    setRejected(bad);
    if (!good[0]) return;
    setStatus(undefined);
    onFile(good[0]);
  };
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-sm font-semibold">{text('images.main')}</h3>
      {file && <FilePreview file={file} alt={file.name} className="aspect-[16/10] w-full rounded-field" />}
      <DropZone
        label={text(file ? 'images.replaceMain' : 'images.chooseMain')}
        accept={ANY_IMAGE}
        onFiles={choose}
        invalid={errors.length > 0}
        describedBy={id}
        className={file ? '' : 'aspect-[16/10]'}
      />
      <RefusedFiles id={id} files={errors} />
      {file && (
        <Button variant="ghost" size="small" className="justify-self-start text-coral-dark" onClick={() => onFile(null)}>
          <TrashIcon className="size-4" /> {text('images.removeMain')}
        </Button>
      )}
    </div>
  );
}

function Gallery({ queue }: { queue: UploadQueue }) {
  const text = useText('destinations');
  const id = useElementId();
  const check = useCheckedFiles(LIMITS.imageMaxBytes);
  const [rejected, setRejected] = useState<readonly RefusedFile[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const left = LIMITS.destinationGalleryOnCreate - queue.items.length;
  const choose = (files: File[]) => {
    const { good, refused: bad } = check(files);
    setRejected(bad);
    if (good.length > left) setTooMany(true);
    else queue.add(good);
  };
  return (
    <div className="grid content-start gap-3">
      <h3 className="flex justify-between gap-3 text-sm font-semibold">
        {text('images.gallery')}
        <span className="font-normal text-ink/70 tabular-nums">
          {text('countOfMax', { count: queue.items.length, max: LIMITS.destinationGalleryOnCreate })}
        </span>
      </h3>
      <UploadList queue={queue} label={text('images.gallery')} />
      <DropZone
        label={text('images.chooseGallery')}
        accept={ANY_IMAGE}
        multiple
        onFiles={choose}
        invalid={rejected.length > 0}
        describedBy={id}
        className={queue.items.length > 0 ? '' : 'aspect-[16/10]'}
      />
      <RefusedFiles id={id} files={rejected} />
      <Popup open={tooMany} onClose={() => setTooMany(false)} tone="warning" title={text('galleryLimit.title')}>
        {text('galleryLimit.text', { count: left })}
      </Popup>
    </div>
  );
}
