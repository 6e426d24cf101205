import { spamSignsOf } from './spam-signs.ts';

it.each([
  [{}, []],
  [{ website: '' }, []],
  [{ website: 'https://pills.example' }, ['trap']],
  [{ filled_in_ms: 999 }, ['hasty']],
  [{ filled_in_ms: 1_000 }, []],
  [{ message: 'See http://a.example and www.b.example' }, []],
  [{ message: 'http://a.example http://b.example www.c.example' }, ['links']],
  [{ website: 'x', filled_in_ms: 0 }, ['trap', 'hasty']],
])('%j shows the signs %j (ENQ-07)', (given, signs) => {
  expect(spamSignsOf({ name: 'Wei', ...given })).toEqual(signs);
});
