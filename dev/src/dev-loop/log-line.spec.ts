import { stripVTControlCharacters } from 'node:util';
import { LogLines } from './log-line.ts';

const TIME = new Date(2026, 4, 1, 7, 8, 9).toISOString();

describe('a line of a process', () => {
  const lines = new LogLines(['gateway', 'catalog']);
  const shown = (entry: object | string, process = 'catalog') => {
    const line = lines.format(process, typeof entry === 'string' ? entry : JSON.stringify({ time: TIME, ...entry }));
    return line === undefined ? undefined : stripVTControlCharacters(line);
  };

  it('has time, process, level, message and request', () => {
    const entry = { level: 40, service: 'catalog', requestId: '3fa2c1d8-7c1b-4d55-9c3b-0f6a7e2b1c44', context: 'Images', msg: 'No answer' };
    expect(shown(entry)).toBe('07:08:09 catalog      warn  Images: No answer #3fa2c1d8');
  });

  it('shows a request in one line', () => {
    const access = { level: 20, requestId: 'none', context: 'Access', method: 'GET', path: '/api/packages', status: 200, ms: 12 };
    expect(shown(access, 'gateway')).toBe('07:08:09 gateway      debug Access: method=GET path=/api/packages status=200 ms=12');
  });

  it('shows the message of an error and the stack frames in this repository', () => {
    const stack = [
      'Error: broken',
      '    at save (/r/services/catalog/src/travels.ts:3:1)',
      '    at x (/r/node_modules/y.js:1:1)',
      '    at z (node:fs:1:1)',
    ];
    expect(shown({ level: 50, msg: 'Could not save', err: { message: 'broken', stack: stack.join('\n') } })).toBe(
      '07:08:09 catalog      error Could not save broken\n    at save (/r/services/catalog/src/travels.ts:3:1)',
    );
  });

  it('shows an error once if it equals the message', () => {
    expect(shown({ level: 50, msg: 'broken', err: { message: 'broken' } })).toBe('07:08:09 catalog      error broken');
  });

  it('is unchanged if it is not JSON, such as a crash of Node', () => {
    expect(shown('SyntaxError: Unexpected token')).toMatch(/^\d\d:\d\d:\d\d catalog {11}SyntaxError: Unexpected token$/);
    expect(shown('{"not": "a log"}')).toMatch(/\{"not": "a log"\}$/);
  });

  it.each([
    { level: 30, context: 'RouterExplorer', msg: 'Mapped {/api/packages, GET} route' },
    '',
    '   ',
    'Debugger listening on ws://127.0.0.1:9229/3f',
  ])('is left out: %j', (line) => {
    expect(shown(line)).toBeUndefined();
  });

  it('is shown if it is a warning', () => {
    expect(shown({ level: 40, context: 'RouterExplorer', msg: 'Duplicate route' })).toContain('Duplicate route');
  });
});
