import type { ImageView } from '@reefdesk/contracts/images/endpoints';

const DEEP = '#06304a';
const OCEAN = '#0a5a7d';
const CHANNELS = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const DEPTH = 0.7;

/** From the picture's own colour to a darker one, shown until the picture has loaded (ENT-07). */
export function cardGradient(image: Pick<ImageView, 'color'> | null): string {
  const from = image && CHANNELS.test(image.color) ? image.color.toLowerCase() : OCEAN;
  return `${from}, ${mix(from, DEEP)}`;
}

function mix(color: string, other: string): string {
  const into = channels(other);
  const mixed = channels(color).map((value, index) => Math.round(value * (1 - DEPTH) + (into[index] ?? 0) * DEPTH));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return (CHANNELS.exec(color) ?? []).slice(1).map((channel) => Number.parseInt(channel, 16));
}
