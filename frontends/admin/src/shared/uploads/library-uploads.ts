import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import type { QueuedFile } from '@reefdesk/forms/uploads';
import { forgetUpload, sendInParts } from './send-in-parts.ts';

const AT_ONCE = 2;

export interface LibraryUpload extends QueuedFile {
  failure?: unknown;
  uploadId?: string;
  image?: ImageView;
}

/** Queue of uploads to the library. It belongs to no screen, so uploads continue on navigation. Stopped and failed uploads can resume. */
class LibraryUploads {
  private items: readonly LibraryUpload[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly sending = new Map<string, AbortController>();
  private made = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  list = (): readonly LibraryUpload[] => this.items;

  add(files: readonly File[]): void {
    const added = files.map((file): LibraryUpload => ({ key: `upload-${++this.made}`, file, state: 'waiting', share: 0 }));
    this.set([...this.items, ...added]);
    this.pump();
  }

  /** Stops an upload, which `retry` can resume. */
  stop(key: string): void {
    this.patch(key, { state: 'cancelled', paused: false });
    this.sending.get(key)?.abort(new DOMException('Cancelled', 'AbortError'));
    this.pump();
  }

  retry(key: string): void {
    this.patch(key, { state: 'waiting', paused: false });
    this.pump();
  }

  remove(key: string): void {
    const item = this.items.find((one) => one.key === key);
    this.sending.get(key)?.abort(new DOMException('Cancelled', 'AbortError'));
    if (item?.uploadId && item.state !== 'sent') forgetUpload(item.uploadId);
    this.set(this.items.filter((one) => one.key !== key));
    this.pump();
  }

  clearSent(): void {
    this.set(this.items.filter(({ state }) => state !== 'sent'));
  }

  /** Stops all uploads and empties the list; also runs when the session ends. */
  end(): void {
    for (const controller of this.sending.values()) controller.abort(new DOMException('Cancelled', 'AbortError'));
    if (this.items.length > 0) this.set([]);
  }

  private pump(): void {
    while (this.sending.size < AT_ONCE) {
      const next = this.items.find(({ key, state }) => state === 'waiting' && !this.sending.has(key));
      if (!next) return;
      void this.send(next);
    }
  }

  private async send({ key, file, uploadId }: LibraryUpload): Promise<void> {
    const controller = new AbortController();
    this.sending.set(key, controller);
    this.patch(key, { state: 'sending' });
    const patch = (change: Partial<LibraryUpload>) => controller.signal.aborted || this.patch(key, change);
    try {
      const image = await sendInParts(file, {
        uploadId,
        onBegun: (id) => patch({ uploadId: id }),
        onProgress: (share) => patch({ share }),
        onPaused: (paused) => patch({ paused }),
        signal: controller.signal,
      });
      patch({ state: 'sent', share: 1, image });
    } catch (failure) {
      patch({ state: 'failed', failure });
    } finally {
      this.sending.delete(key);
      this.pump();
    }
  }

  private patch(key: string, change: Partial<LibraryUpload>): void {
    this.set(this.items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  private set(items: readonly LibraryUpload[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}

export const libraryUploads = new LibraryUploads();
