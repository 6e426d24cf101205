import { failureOf } from '@reefdesk/web-kit';

export interface FormUpload {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  form: FormData;
  headers?: Readonly<Record<string, string>>;
  /** From 0 to 1, of the bytes that have left. */
  onProgress?: (share: number) => void;
  /** Stops it while bytes are leaving; once all have left it is the server's, and only its answer tells what became of it. */
  signal?: AbortSignal;
}

/**
 * A form with files, with progress: `fetch` cannot tell how much has left. Resolves with the parsed answer; rejects with
 * an `ApiFailure`, or with the signal's reason when it was cancelled.
 */
export function sendForm<T>({ method, path, form, headers = {}, onProgress, signal }: FormUpload): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.withCredentials = true;
    request.responseType = 'text';
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers })) request.setRequestHeader(name, value);
    let hasLeft = false;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (!lengthComputable) return;
      hasLeft ||= loaded === total;
      onProgress?.(loaded / total);
    };
    request.upload.onload = () => {
      hasLeft = true;
      onProgress?.(1);
    };
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(answer as T);
      else reject(failureOf(request.status, answer));
    };
    request.onerror = () => reject(failureOf(0));
    request.onabort = () => reject(signal?.reason ?? failureOf(0));
    // Taking it for stopped while the server stores it would make the next save store it twice.
    signal?.addEventListener('abort', () => hasLeft || request.abort(), { once: true });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
