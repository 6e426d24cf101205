import { isRejectedForGood } from './mail-transport.ts';

it.each([
  [{ responseCode: 550, command: 'RCPT TO' }, true],
  [{ responseCode: 552, command: 'DATA' }, true],
  [{ responseCode: 451, command: 'RCPT TO' }, false],
  [{ responseCode: 535, command: 'AUTH PLAIN' }, false],
  [{ code: 'ECONNECTION', command: 'CONN' }, false],
  [new Error('the database is away'), false],
  [undefined, false],
])('%j is a refusal for good: %s', (error, isForGood) => {
  expect(isRejectedForGood(error)).toBe(isForGood);
});
