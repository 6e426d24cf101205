// Colours are written as sRGB hex and used as linear light.
import type { Vec3 } from './math.ts';

const lin = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** sRGB hex → linear rgb, optionally multiplied (lights may exceed 1). */
export function hex(h: string, gain = 1): Vec3 {
  const n = Number.parseInt(h.slice(1), 16);
  return [lin(((n >> 16) & 255) / 255) * gain, lin(((n >> 8) & 255) / 255) * gain, lin((n & 255) / 255) * gain];
}

/** The site's own colours (look.md). */
export const brand = {
  ink: '#0b1f2a',
  abyss: '#041824',
  deep: '#06304a',
  ocean: '#0a5a7d',
  lagoon: '#14a3b4',
  shallows: '#7fd6d2',
  foam: '#edf7f6',
  sand: '#f8f3e9',
  coral: '#ff6b52',
  sun: '#ffc24b',
} as const;

/** Living colours of the reef, as lit by a strobe. */
export const reef = {
  staghorn: ['#b8863a', '#7f8a3a', '#c08a4a', '#5a62b0', '#8a6aa8', '#6a9a8a'],
  table: ['#96703a', '#7a6a32', '#8a5a3a', '#5f7a5a', '#7a5a7a'],
  boulder: ['#a07f36', '#76863c', '#a86a44', '#86609a'],
  leaf: ['#a87436', '#8a5a48', '#74903e', '#a0507a'],
  soft: ['#ff5a4a', '#ff7a3c', '#e8437a', '#c43fb0', '#ff9a6a', '#f2405e', '#ffb03a', '#8a4bd0'],
  fan: ['#d8324a', '#e86a2a', '#b8307a', '#f0a83a', '#7a3aa8'],
  sponge: ['#e0641e', '#d9b02a', '#a8325a', '#6a58c8', '#c86a8a', '#7a8a3a'],
  crust: ['#7a3a5a', '#5a6a3a', '#8a5a3a', '#4a4a6a', '#a0506a', '#6a7a6a', '#b0704a'],
} as const;
