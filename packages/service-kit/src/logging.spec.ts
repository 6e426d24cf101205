import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggerParams } from './logging.ts';

type LevelOf = (request: IncomingMessage, response: Pick<ServerResponse, 'statusCode'>, error?: Error) => string;

describe('levels of the request log', () => {
  const { customLogLevel } = loggerParams('auth', { LOG_LEVEL: 'info' }).pinoHttp as unknown as { customLogLevel: LevelOf };
  const levelOf = (statusCode: number, error?: Error) => customLogLevel({} as IncomingMessage, { statusCode }, error);

  it.each([200, 201, 304, 401, 404])('logs %i at debug level only', (status) => {
    expect(levelOf(status)).toBe('debug');
  });

  it.each([400, 409, 413, 415])('logs invalid input of a client (%i) as info', (status) => {
    expect(levelOf(status)).toBe('info');
  });

  it.each([403, 429])('warns about %i, which the site itself never causes', (status) => {
    expect(levelOf(status)).toBe('warn');
  });

  it('logs server errors as errors', () => {
    expect([levelOf(500), levelOf(503), levelOf(200, new Error('cut'))]).toEqual(['error', 'error', 'error']);
  });
});
