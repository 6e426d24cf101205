import type { Success } from '@reefdesk/contracts/envelope';
import type { ImageView } from '@reefdesk/contracts/images';
import type { LibraryUploadView } from '@reefdesk/contracts/library';
import { sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf, isApiFailure } from '@reefdesk/web-kit';

const PATH = '/api/library/uploads';
/** Pauses while there is no connection, or the server is away; the last one repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** No answer came, or whoever is between had none of ours. */
const PASSING: ReadonlySet<number> = new Set([0, 408, 429, 502, 503, 504]);

export interface SentInParts {
  /** Of an earlier try; what it brought is not sent again. */
  uploadId?: string | undefined;
  onBegun(uploadId: string): void;
  /** From 0 to 1. */
  onProgress(share: number): void;
  /** Whether it waits for the connection. */
  onPaused(paused: boolean): void;
  signal: AbortSignal;
}

/**
 * Sends a file to the library part by part (LIB-06). A lost connection is waited for, and what the server has is asked for before it
 * goes on. Rejects with an `ApiFailure` that more patience does not mend, or with the signal's reason.
 */
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
      // What of it arrived, only the server knows.
      known = undefined;
      onPaused(true);
      await pause(PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)] ?? 0, signal);
    }
  }
}

/** Best effort: what stays behind is swept. */
export function forgetUpload(uploadId: string): void {
  void fetch(`${PATH}/${uploadId}`, { method: 'DELETE', credentials: 'include' }).catch(() => undefined);
}

async function sendPart(
  file: File,
  { upload_id, part_bytes, parts, size }: LibraryUploadView,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<LibraryUploadView> {
  const last = Math.ceil(size / part_bytes) - 1;
  const missing = Array.from({ length: last + 1 }, (_, part) => part).find((part) => !parts.includes(part));
  // All are there and no picture came of them: the server was stopped over it, and begins again with any of them.
  const part = missing ?? last;
  const there = parts.filter((one) => one !== part).reduce((sum, one) => sum + (one === last ? size - last * part_bytes : part_bytes), 0);
  const form = new FormData();
  const bytes = file.slice(part * part_bytes, Math.min(size, (part + 1) * part_bytes));
  form.append('part', bytes, 'part');
  const { data } = await sendForm<Success<LibraryUploadView>>({
    method: 'PUT',
    path: `${PATH}/${upload_id}/parts/${part}`,
    form,
    signal,
    onProgress: (share) => onProgress((there + share * bytes.size) / size),
  });
  signal.throwIfAborted();
  return data;
}

function begin({ name, size }: File, signal: AbortSignal): Promise<LibraryUploadView> {
  return ask(PATH, signal, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: name.slice(-100) || 'picture', size }),
  });
}

/** One that the server has forgotten begins anew. */
async function resume(id: string, file: File, signal: AbortSignal): Promise<LibraryUploadView> {
  try {
    return await ask(`${PATH}/${id}`, signal);
  } catch (failure) {
    if (isApiFailure(failure) && failure.status === 404) return begin(file, signal);
    throw failure;
  }
}

async function ask(path: string, signal: AbortSignal, init: RequestInit = {}): Promise<LibraryUploadView> {
  const response = await fetch(path, { ...init, credentials: 'include', signal }).catch((reason: unknown) => {
    throw signal.aborted ? reason : failureOf(0);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response.status, body);
  return (body as Success<LibraryUploadView>).data;
}

/** Ends early when the browser says that it is connected again. */
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
