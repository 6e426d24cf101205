import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { errorBody } from '@reefdesk/service-kit/errors/error-body';
import { REQUEST_ID_HEADER } from '@reefdesk/service-kit/request/request-context';

/** Status lines by Node's error code; any other error means that the request could not be parsed. */
const REFUSALS: Readonly<Record<string, { line: string; code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', code: 'headers_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'request_timeout' },
};
const UNREADABLE = { line: '400 Bad Request', code: 'bad_request' } as const;

/** Invalid HTTP never reaches the pipeline, but gets an error in the usual shape. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { line, code } = REFUSALS[error.code ?? ''] ?? UNREADABLE;
    const requestId = randomUUID();
    const body = JSON.stringify(errorBody(new AppError(code), requestId));
    const head = [
      `HTTP/1.1 ${line}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      `${REQUEST_ID_HEADER}: ${requestId}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}
