import type { DestinationGalleryView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { Success } from '@reefdesk/contracts/schema/view';
import { useFailureText, useOnceAtATime } from '@reefdesk/forms';
import { type Drained, useUploadQueue } from '@reefdesk/forms/uploads';
import { sendForm } from '@reefdesk/forms/uploads/send-form';
import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useRemoveImageMutation, useSetMainImageMutation } from './destinations.api.ts';
import { galleryAddition } from './uploads.ts';
import type { DestinationChanges } from './use-destination-changes.ts';

const MAX = LIMITS.destinationImages;

/** Returns the gallery actions of the edit mode. They are saved at once, not on Save (OR-49). */
export function useGalleryActions(destination: DestinationView, { id, changeGallery }: DestinationChanges, isMainStaged: boolean) {
  const text = useText('destinations');
  const toast = useToast();
  const failureText = useFailureText();
  const [setMainImage] = useSetMainImageMutation();
  const [removeImage] = useRemoveImageMutation();
  const queue = useUploadQueue((file, tracking) =>
    changeGallery(async (version) => {
      const upload = galleryAddition({ destinationId: id, version }, file);
      return (await sendForm<Success<DestinationGalleryView>>({ ...upload, ...tracking })).data;
    }),
  );
  const unsent = queue.items.filter(({ state }) => state !== 'sent').length;
  const left = Math.max(0, MAX - destination.gallery_images.length - unsent - (isMainStaged ? 1 : 0));

  /** Reports the result of an upload. Failed files stay in the queue and can be retried. */
  const report = async (drain: Promise<Drained>, dropped = 0) => {
    const toastId = toast({ title: text('gallery.uploading'), tone: 'loading' });
    const { sent, errors, abandoned } = await drain;
    queue.clearSent();
    const [error] = errors;
    if (error !== undefined) toast({ id: toastId, title: text('gallery.uploadFailed', { message: error }), tone: 'error' });
    else if (sent > 0 && !abandoned) toast({ id: toastId, title: text('gallery.uploaded'), tone: 'success' });
    else toast({ id: toastId, title: text('gallery.uploadStopped'), tone: 'info' });
    if (dropped > 0 && sent > 0 && !abandoned) toast({ title: text('gallery.onlySome', { count: sent, max: MAX }), tone: 'info' });
  };
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (left === 0) {
      toast({ title: text('gallery.full', { max: MAX }), tone: 'error' });
      return;
    }
    const isUnderWay = queue.busy;
    queue.add(files.slice(0, left));
    // Files that join a running queue are reported with it.
    if (!isUnderWay || files.length > left) void report(queue.start(), files.length - Math.min(files.length, left));
  };
  const [setMain, settingMain] = useOnceAtATime(async (galleryId: string) => {
    const toastId = toast({ title: text('gallery.settingMain'), tone: 'loading' });
    try {
      await changeGallery((version) => setMainImage({ destinationId: id, version, galleryId }).unwrap());
      toast({ id: toastId, title: text('gallery.mainSet'), tone: 'success' });
    } catch (failure) {
      toast({ id: toastId, title: text('gallery.setMainFailed', { message: await failureText(failure) }), tone: 'error' });
    }
  });
  const [remove, removing] = useOnceAtATime(async (galleryId: string) => {
    const toastId = toast({ title: text('gallery.removing'), tone: 'loading' });
    try {
      await changeGallery((version) => removeImage({ destinationId: id, version, galleryId }).unwrap());
      toast({ id: toastId, title: text('gallery.removed'), tone: 'success' });
    } catch (failure) {
      toast({ id: toastId, title: text('gallery.removeFailed'), text: await failureText(failure), tone: 'error' });
    }
  });
  return {
    queue: { ...queue, retry: (key: string) => report(queue.retry(key)) },
    left,
    add,
    setMain,
    remove,
    busy: settingMain || removing,
  };
}

export type GalleryActions = ReturnType<typeof useGalleryActions>;
