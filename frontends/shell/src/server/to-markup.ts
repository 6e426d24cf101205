import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { asHtml } from './as-html.ts';

/** The page is sent as a whole: moving late content needs inline scripts, which the content security policy forbids. */
const NOTHING_LATER = Number.MAX_SAFE_INTEGER;
const HINTS = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders a whole tree; rejects with its first error, or at the deadline. */
export function toMarkup(tree: ReactNode, deadline: AbortSignal): Promise<{ preloads: string; content: string }> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const fail = (error: unknown) => {
      if (isOver) return;
      isOver = true;
      stream.abort(error);
      reject(error);
    };
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: NOTHING_LATER,
      onError: fail,
      onShellError: fail,
      onAllReady() {
        if (isOver) return;
        isOver = true;
        const whole = new PassThrough();
        text(whole).then((written) => {
          const markup = asHtml(written);
          const [preloads = ''] = HINTS.exec(markup) ?? [];
          resolve({ preloads, content: markup.slice(preloads.length) });
        }, reject);
        stream.pipe(whole);
      },
    });
    const late = () => fail(deadline.reason);
    if (deadline.aborted) late();
    else deadline.addEventListener('abort', late, { once: true });
  });
}
