import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggerParams } from './logging.ts';

type LevelOf = (request: IncomingMessage, response: Pick<ServerResponse, 'statusCode'>, error?: Error) => string;

describe('the request log', () => {
  const { customLogLevel } = loggerParams('auth', { LOG_LEVEL: 'info' }).pinoHttp as unknown as { customLogLevel: LevelOf };
  const levelOf = (statusCode: number, error?: Error) => customLogLevel({} as IncomingMessage, { statusCode }, error);

  it.each([200, 201, 304, 401, 404])('is silent about %i unless somebody looks closely', (status) => {
    expect(levelOf(status)).toBe('debug');
  });

  it.each([400, 409, 413, 415])('mentions bad input of a client (%i)', (status) => {
    expect(levelOf(status)).toBe('info');
  });

  it.each([403, 429])('warns about %i, which the site itself never leads to', (status) => {
    expect(levelOf(status)).toBe('warn');
  });

  it('is loud about faults of ours', () => {
    expect([levelOf(500), levelOf(503), levelOf(200, new Error('cut'))]).toEqual(['error', 'error', 'error']);
  });
});
