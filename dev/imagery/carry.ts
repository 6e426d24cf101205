#!/usr/bin/env node
/** Cuts masters into the scenes that a screen carries itself, so that it looks whole without the API: `node dev/imagery/carry.ts [name…]`. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const MASTERS = fileURLToPath(new URL('masters/', import.meta.url));
const SCENES = fileURLToPath(new URL('../../frontends/public/src/assets/scenes/', import.meta.url));

/** `left`: where a high cut begins, in pixels of the master; without it, in the middle. */
type Cut = readonly [master: string, width: number, height: number, left?: number];

const WIDE = [1600, 1067] as const;
const HIGH = [900, 1125] as const;

/** By the scene's name. */
const CUTS: Readonly<Record<string, Cut>> = {
  'slide-bunaken': ['bunaken-surface', ...WIDE],
  'slide-tondano': ['tondano-dawn', ...WIDE],
  'slide-temple': ['temple-roof', ...WIDE],
  'slide-manado': ['manado-bay', ...WIDE],
  'slide-park': ['manado-park', ...WIDE],
  'region-bunaken': ['bunaken-wall', ...HIGH],
  'region-marine': ['bangka-soft-coral', ...HIGH],
  'region-gateway': ['manado-harbour', ...HIGH],
  'region-heritage': ['temple-lanterns', ...HIGH],
  'about-crew': ['photo-giant-stride', ...HIGH, 800],
  'about-school': ['bunaken-schooling', 1920, 1280],
  'about-jetty': ['siladen-jetty', 1400, 1050],
  'about-deck': ['photo-boat-deck', 1400, 1050],
  'sign-up': ['photo-giant-stride', 1920, 1280],
  customer: ['manado-tua-jukung', 1920, 1080, 'bottom'],
};

const wanted = process.argv.slice(2);
for (const [name, [master, width, height, left]] of Object.entries(CUTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = join(MASTERS, `${master}.webp`);
  const { height: high } = await sharp(file).metadata();
  const cut =
    left === undefined ? sharp(file) : sharp(file).extract({ left, top: 0, width: Math.round((high * width) / height), height: high });
  const whole = cut.resize(width, height, { fit: 'cover' });
  const half = sharp(await whole.clone().png().toBuffer()).resize(Math.round(width / 2));
  await Promise.all([
    whole
      .clone()
      .avif({ quality: 46, effort: 5 })
      .toFile(join(SCENES, `${name}.avif`)),
    whole
      .clone()
      .webp({ quality: 70, effort: 5 })
      .toFile(join(SCENES, `${name}.webp`)),
    half
      .clone()
      .avif({ quality: 48, effort: 5 })
      .toFile(join(SCENES, `${name}-half.avif`)),
    half
      .clone()
      .webp({ quality: 72, effort: 5 })
      .toFile(join(SCENES, `${name}-half.webp`)),
  ]);
  console.log(name);
}
