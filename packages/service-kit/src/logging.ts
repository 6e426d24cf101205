import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { CommonEnv } from './env.ts';
import { currentRequestId, REQUEST_ID_HEADER } from './http/request-context.ts';

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
      customLogLevel: (_request, response, error) =>
        error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'warn' : 'debug',
      // Probes come by the second and only repeat what the checks log themselves.
      autoLogging: { ignore: (request) => request.url?.startsWith('/health/') ?? false },
      serializers: {
        req: (request: { method: string; url: string }) => ({ method: request.method, url: request.url }),
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      },
    },
  };
}
