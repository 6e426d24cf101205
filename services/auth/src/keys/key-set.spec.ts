import { generateKeySet, parseKeySet } from './key-set.ts';

describe('key set', () => {
  it('reads what it generates', async () => {
    const text = await generateKeySet();
    const [key, ...others] = parseKeySet(text, 'AUTH_KEYS');
    expect(others).toEqual([]);
    expect(key).toEqual({ kid: expect.stringMatching(/^[\w-]{43}$/), x: expect.any(String), d: expect.any(String) });
  });

  it.each([
    ['no JSON', 'not json'],
    ['no keys', '{}'],
    ['an empty set', '{"keys":[]}'],
    ['a key of another kind', '{"keys":[{"kty":"RSA","n":"x","kid":"a"}]}'],
    ['null', 'null'],
  ])('refuses %s, naming the variable', (_, text) => {
    expect(() => parseKeySet(text, 'AUTH_KEYS')).toThrow(/^AUTH_KEYS: not a JSON set/);
  });

  it('rejects a set that cannot sign, and never repeats a secret', async () => {
    const { keys } = JSON.parse(await generateKeySet()) as { keys: { d?: string }[] };
    const [{ d, ...publicHalf } = {}] = keys;
    expect(() => parseKeySet(JSON.stringify({ keys: [publicHalf] }), 'AUTH_KEYS')).toThrow('private half');
    const twice = JSON.stringify({ keys: [...keys, ...keys] });
    expect(() => parseKeySet(twice, 'AUTH_KEYS')).toThrow(new RegExp(`^(?!.*${d}).*same kid`));
  });
});
