import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { CommonEnv } from './env.ts';
import { currentRequestId, REQUEST_ID_HEADER } from './http/request-context.ts';

/** "Who am I?" of a visitor, an address of yesterday: answers of everyday life, which nobody has to look into. */
const EXPECTED: ReadonlySet<number> = new Set([401, 404]);

function levelOf(status: number, error: Error | undefined): 'error' | 'warn' | 'debug' {
  if (error || status >= 500) return 'error';
  return status >= 400 && !EXPECTED.has(status) ? 'warn' : 'debug';
}

/** JSON lines with the request id in each; nothing secret in any. */
export function loggerParams(service: string, env: Pick<CommonEnv, 'LOG_LEVEL'>): Params {
  return {
    pinoHttp: {
      level: env.LOG_LEVEL,
      base: { service },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      mixin: () => ({ requestId: currentRequestId() }),
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      genReqId: (request: IncomingMessage) => String(request.headers[REQUEST_ID_HEADER]),
      customLogLevel: (_request, { statusCode }, error) => levelOf(statusCode, error),
      // Probes come by the second and only repeat what the checks log themselves.
      autoLogging: { ignore: (request) => request.url?.startsWith('/health/') ?? false },
      serializers: {
        req: (request: { method: string; url: string }) => ({ method: request.method, url: request.url }),
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      },
    },
  };
}
