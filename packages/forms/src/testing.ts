import { act } from '@testing-library/react';

/** Simulates how browsers blur a focused field when it is disabled; jsdom does not. */
export function loseFocus(field: HTMLElement): void {
  const other = document.createElement('button');
  field.closest('form')?.append(other);
  act(() => other.focus());
  other.remove();
}
/** Fake `XMLHttpRequest` that records requests and responds on demand. */
export class UploadRequest {
  static last: UploadRequest;
  static count = 0;
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void; onload?: () => void } = {};
  status = 0;
  responseText = '';
  withCredentials = false;
  readonly sent: Record<string, unknown> = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    UploadRequest.last = this;
    UploadRequest.count += 1;
  }
  open(method: string, path: string) {
    Object.assign(this.sent, { method, path });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.sent.form = form;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}
