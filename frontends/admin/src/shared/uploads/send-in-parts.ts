import type { ImageView, LibraryUploadView } from '@reefdesk/contracts/images/endpoints';
import type { Success } from '@reefdesk/contracts/schema/view';
import { uploadTo } from '@reefdesk/forms/uploads';
import { sendForm } from '@reefdesk/forms/uploads/send-form';
import { createHttpClient, type HttpRequest, isApiFailure, requestTo } from '@reefdesk/web-kit';

const http = createHttpClient();
/** Delays between retries while the server cannot be reached; the last one repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** Temporary failures: no response (0), timeouts, rate limits and errors of a proxy. */
const PASSING: ReadonlySet<number> = new Set([0, 408, 429, 502, 503, 504]);

export interface SentInParts {
  /** Id of an interrupted upload, whose stored parts are not sent again. */
  uploadId?: string | undefined;
  onBegun(uploadId: string): void;
  /** `share` is from 0 to 1. */
  onProgress(share: number): void;
  /** `paused` is true while the upload waits for the connection. */
  onPaused(paused: boolean): void;
  signal: AbortSignal;
}

/** Sends a file to the library in parts (LIB-06). After a lost connection, it continues with the missing parts. */
export async function sendInParts(file: File, { uploadId, onBegun, onProgress, onPaused, signal }: SentInParts): Promise<ImageView> {
  let known: LibraryUploadView | undefined;
  let id = uploadId;
  for (let failures = 0; ; ) {
    try {
      known ??= id === undefined ? await begin(file, signal) : await resume(id, file, signal);
      onPaused(false);
      if (known.upload_id !== id) {
        id = known.upload_id;
        onBegun(id);
      }
      if (known.image) return known.image;
      known = await sendPart(file, known, onProgress, signal);
      failures = 0;
    } catch (failure) {
      if (!isApiFailure(failure) || !PASSING.has(failure.status)) throw failure;
      // Only the server knows whether the part has arrived.
      known = undefined;
      onPaused(true);
      await pause(PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)] ?? 0, signal);
    }
  }
}

/** Best effort, because the server also removes abandoned uploads. */
export function forgetUpload(uploadId: string): void {
  void http.request(requestTo('DELETE /api/library/uploads/{uploadId}', { uploadId })).catch(() => undefined);
}

async function sendPart(
  file: File,
  { upload_id, part_bytes, parts, size }: LibraryUploadView,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<LibraryUploadView> {
  const last = Math.ceil(size / part_bytes) - 1;
  const missing = Array.from({ length: last + 1 }, (_, part) => part).find((part) => !parts.includes(part));
  // If all parts are stored without an image, the server was stopped while it made the image; sending any part again restarts that.
  const part = missing ?? last;
  const there = parts.filter((one) => one !== part).reduce((sum, one) => sum + (one === last ? size - last * part_bytes : part_bytes), 0);
  const form = new FormData();
  const bytes = file.slice(part * part_bytes, Math.min(size, (part + 1) * part_bytes));
  form.append('part', bytes, 'part');
  const { data } = await sendForm<Success<LibraryUploadView>>({
    ...uploadTo('PUT /api/library/uploads/{uploadId}/parts/{part}', { uploadId: upload_id, part: String(part), body: form }),
    signal,
    onProgress: (share) => onProgress((there + share * bytes.size) / size),
  });
  signal.throwIfAborted();
  return data;
}

function begin({ name, size }: File, signal: AbortSignal): Promise<LibraryUploadView> {
  return ask(requestTo('POST /api/library/uploads', { body: { name: name.slice(-100) || 'picture', size } }), signal);
}

/** Starts a new upload if the server no longer has this one. */
async function resume(id: string, file: File, signal: AbortSignal): Promise<LibraryUploadView> {
  try {
    return await ask(requestTo('GET /api/library/uploads/{uploadId}', { uploadId: id }), signal);
  } catch (failure) {
    if (isApiFailure(failure) && failure.status === 404) return begin(file, signal);
    throw failure;
  }
}

async function ask(request: HttpRequest, signal: AbortSignal): Promise<LibraryUploadView> {
  const { data } = await http.request<Success<LibraryUploadView>>({ ...request, signal });
  return data;
}

/** Waits, but ends early when the browser comes back online. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const go = () => end(resolve);
    const stop = () => end(() => reject(signal.reason));
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
