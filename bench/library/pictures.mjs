import { createRequire } from 'node:module';
import { DATABASE_PREFIX } from '@reefdesk/system/names';
import { foldedTerms } from '../../services/media/src/images/folded-terms.ts';

const { MongoClient } = createRequire(new URL('../../packages/test-kit/package.json', import.meta.url))('mongodb');

/** Ids are 40 hex digits. Added ones start with this mark, by which they are removed again. */
const MARK = 'be9c'.padEnd(24, '0');
const BATCH = 1_000;
const DAY_MS = 24 * 3_600_000;
const PLACES = ['Bunaken', 'Siladen', 'Lembeh', 'Manado Tua', 'Nain', 'Tomohon', 'Bangka', 'Linow'];
const SEEN = [
  { en: 'A green turtle over the wall', id: 'Penyu hijau di atas dinding karang', cn: '峭壁上方的绿海龟' },
  { en: 'Jacks in a school', id: 'Kawanan ikan kuwe', cn: '成群的鲹鱼' },
  { en: 'A frogfish on black sand', id: 'Ikan kodok di pasir hitam', cn: '黑沙上的躄鱼' },
  { en: 'The jetty at dawn', id: 'Dermaga saat fajar', cn: '黎明的栈桥' },
  { en: 'Divers on the boat', id: 'Penyelam di kapal', cn: '船上的潜水员' },
];

/** Adds `count` images, spread over five years, each modelled on an existing one; returns a function that removes them. */
export async function addPictures({ mongoUri }, count) {
  const client = await new MongoClient(mongoUri).connect();
  const images = client.db(`${DATABASE_PREFIX}media`).collection('images');
  const remove = async () => {
    await images.deleteMany({ _id: { $regex: `^${MARK}` } });
  };
  await remove();
  const present = await images.find({ state: 'ready', removedAt: null }).toArray();
  if (present.length === 0) throw new Error('There is no picture yet that others could be made after');
  const after = (number) => pictureOf(present[number % present.length], number, count);
  for (let from = 0; from < count; from += BATCH) {
    await images.insertMany(Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => after(from + index)));
  }
  return async () => {
    await remove();
    await client.close();
  };
}

/** One in three has no alternative text, like new pictures from a phone. */
function pictureOf(one, number, count) {
  const createdAt = new Date(Date.now() - ((number + 1) / count) * 5 * 365 * DAY_MS);
  const place = PLACES[Math.floor(number / 3) % PLACES.length];
  const seen = SEEN[Math.floor(number / 7) % SEEN.length];
  const described = number % 3 !== 0;
  const alt = described
    ? { en: `${seen.en}, ${place}`, id: `${seen.id}, ${place}`, cn: `${place}：${seen.cn}` }
    : { en: '', id: '', cn: '' };
  const fileName = `IMG_${String(number).padStart(5, '0')}.jpg`;
  return {
    ...one,
    _id: MARK + number.toString(16).padStart(16, '0'),
    createdAt,
    updatedAt: createdAt,
    // Garbage collection ignores young claims.
    claimedAt: new Date(),
    pending: 'none',
    fileName,
    alt,
    described,
    decorative: false,
    words: foldedTerms([fileName, ...Object.values(alt)]),
  };
}
