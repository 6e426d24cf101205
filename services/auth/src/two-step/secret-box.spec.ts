import { generateKeySet } from '../keys/key-set.ts';
import { Keyring } from '../keys/keyring.ts';
import { SecretBox } from './secret-box.ts';

const boxOf = async (...sets: string[]) => {
  const keys = sets.flatMap((set) => (JSON.parse(set) as { keys: object[] }).keys);
  return new SecretBox(await Keyring.load({ secret: JSON.stringify({ keys }), file: '' }));
};

describe('SecretBox', () => {
  it('opens sealed text for the same owner, and seals it differently each time', async () => {
    const box = await boxOf(await generateKeySet());
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ana');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(sealed);
    expect(box.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => box.open(sealed, 'ben')).toThrow();
    expect(() => box.open(`${sealed.slice(0, -4)}AAAA`, 'ana')).toThrow();
  });

  it('works across a key rotation, and recognises text of the old key', async () => {
    const [old, fresh] = [await generateKeySet(), await generateKeySet()];
    const sealed = (await boxOf(old)).seal('secret', 'ana');
    const rotating = await boxOf(fresh, old);
    expect([rotating.open(sealed, 'ana'), rotating.isFresh(sealed)]).toEqual(['secret', false]);
    const resealed = rotating.seal('secret', 'ana');
    expect([(await boxOf(fresh)).open(resealed, 'ana'), rotating.isFresh(resealed)]).toEqual(['secret', true]);
    const keyless = await boxOf(fresh);
    expect(() => keyless.open(sealed, 'ana')).toThrow('no longer there');
  });
});
