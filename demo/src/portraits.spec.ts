import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testimonials } from '../content/testimonials.ts';

const PICTURES = path.join(__dirname, '../pictures');

/** SHA-256 of portraits that a person has checked, because a program cannot detect an odd face. Look at a new picture before you add it. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  'avatar-1': 'e609bcf40594c64282da70992c3efe2f1077ffa63b748ff6646fe8ebbf8b08f6',
  'avatar-2': 'e4d0b6d289c194d0f28a38a398b09b6cc76814a705e38ac8d4f96bc7249996fe',
  'avatar-3': '034f543dcf801525f97c39e84a9ee00d17a3dc27804ba8e5cf1f4af63d69739e',
  'avatar-4': '8ecc2d005c291c0993c29cab102505a834c83713320e9a77111a9298a75edd88',
  'avatar-5': '64d4a5d4baf9ec060726415699290c613e7b518128fe2abbc0653e72490805f9',
  'avatar-6': '1efed5418c025f792bb5172f0502e2a00a72d735e3c21ce90b29bf4703ba454d',
  'avatar-7': 'd8f1a956297f648ae4982cb07dfe59c5fc7b49bfe0e2a6bd8e014c3266537745',
  'avatar-8': '65991495f538a2a4d5bb2a31b3adee21efaa12cada5a95bb99700dc871d6377c',
  'avatar-9': '28f073ddbb5a87fedc23d209c710b84b7f33de9ce6ac0fec5cfa1d31bb45838f',
};

describe('portraits of fictitious guests', () => {
  it.each(testimonials.map(({ key, avatar }) => [key, avatar] as const))('has a checked portrait: %s', (_key, avatar) => {
    const bytes = readFileSync(path.join(PICTURES, `${avatar}.jpg`));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(LOOKED_AT[avatar ?? '']);
  });
});
