import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import { type Logger, pino, stdSerializers } from 'pino';
import type { CommonEnv } from './env.ts';
import { logOutput } from './log-output.ts';
import { readableStack } from './readable-stack.ts';
import { loggedPath } from './request/logged-path.ts';
import { currentRequestId, REQUEST_ID_HEADER } from './request/request-context.ts';
import { currentTraceId } from './tracing/span.ts';

type Level = 'error' | 'warn' | 'info' | 'debug';

/** Ordinary responses, for example to a visitor who is not signed in or an outdated address. They need no log line. */
const EVERYDAY: ReadonlySet<number> = new Set([401, 404]);

/** Responses that the site itself never causes: a wrong role, guessing. */
const SUSPICIOUS: ReadonlySet<number> = new Set([403, 429]);

/** Invalid input is a client error and worth a line; failures of the service are errors. */
function levelOf(status: number, error: Error | undefined): Level {
  if (error || status >= 500) return 'error';
  if (SUSPICIOUS.has(status)) return 'warn';
  return status >= 400 && !EVERYDAY.has(status) ? 'info' : 'debug';
}

function workOf(): { requestId: string; traceId?: string } {
  const traceId = currentTraceId();
  return { requestId: currentRequestId(), ...(traceId !== undefined && { traceId }) };
}

function lineOptions(service: string, env: Pick<CommonEnv, 'LOG_LEVEL'>) {
  return {
    level: env.LOG_LEVEL,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: workOf,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
  };
}

/** Replaces bundle locations by source locations in an error that pino has serialised. */
function withReadableStack(written: unknown): unknown {
  if (typeof written === 'object' && written !== null && 'stack' in written && typeof written.stack === 'string') {
    written.stack = readableStack(written.stack);
  }
  return written;
}

export function serviceLog(service: string, env: Pick<CommonEnv, 'LOG_LEVEL'>): Logger {
  return pino(
    { ...lineOptions(service, env), serializers: { err: (error: Error) => withReadableStack(stdSerializers.err(error)) } },
    logOutput(),
  );
}

export function loggerParams(service: string, env: Pick<CommonEnv, 'LOG_LEVEL'>): Params {
  return {
    pinoHttp: {
      stream: logOutput(),
      ...lineOptions(service, env),
      genReqId: (request: IncomingMessage) => String(request.headers[REQUEST_ID_HEADER]),
      customLogLevel: (_request, { statusCode }, error) => levelOf(statusCode, error),
      // Health probes are frequent, and failing checks log themselves.
      autoLogging: { ignore: (request) => request.url?.startsWith('/health/') ?? false },
      serializers: {
        err: withReadableStack,
        req: (request: { method: string; url: string }) => ({ method: request.method, url: loggedPath(request.url) }),
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      },
    },
  };
}
