import type { Site } from './site.ts';

/** Of all series with this name, of all processes that answer. */
export async function sumOf({ all }: Site, name: string): Promise<number> {
  const line = new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm');
  const texts = await Promise.all(all.map(({ opsUrl }) => fetch(`${opsUrl}/metrics`).then((answer) => answer.text())));
  return texts.flatMap((text) => [...text.matchAll(line)].map(([, value]) => Number(value))).reduce((sum, value) => sum + value, 0);
}
