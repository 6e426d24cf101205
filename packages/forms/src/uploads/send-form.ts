import { failureOf, type HttpRequest } from '@reefdesk/web-kit';

export interface FormUpload extends Pick<HttpRequest, 'method' | 'path' | 'headers'> {
  form: FormData;
  onProgress?: (share: number) => void;
  /** Cancels the upload while bytes are being sent; after that, only the server's response shows the result. */
  signal?: AbortSignal | undefined;
}

/** Sends a form with upload progress, which `fetch` lacks. Rejects with an `ApiFailure`, or with the signal's reason. */
export function sendForm<T>({ method = 'POST', path, form, headers = {}, onProgress, signal }: FormUpload): Promise<T> {
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
    // If it counted as cancelled while the server stores it, the next save would store it twice.
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
