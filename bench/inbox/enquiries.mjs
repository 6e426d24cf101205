import { createRequire } from 'node:module';
import { DATABASE_PREFIX } from '@reefdesk/system/names';
import { termsOf } from '../../services/bookings/src/enquiries/search-terms.ts';

const { MongoClient } = createRequire(new URL('../../packages/test-kit/package.json', import.meta.url))('mongodb');

/** Prefix of the added ids, by which they are removed again. */
const MARK = 'bench-';
const BATCH = 1_000;
const DAY_MS = 24 * 3_600_000;
const STATES = ['new', 'answered', 'answered', 'offered', 'booked', 'booked', 'lost', 'lost', 'lost', 'spam'];
const LANGUAGES = ['EN', 'ID', 'CN'];
const FIRST = ['Wei', 'Ana', 'Made', 'Lukas', 'Siti', 'Chloé', '伟', '丽'];
const LAST = ['Lin', 'Wenas', 'Sudirman', 'Brandt', 'Wowor', 'Martin', '林', '王'];
const MESSAGES = [
  'We would like to see turtles',
  'Apakah ada kursus untuk pemula?',
  '我们想看海龟，请问还有位置吗',
  'Three divers, one of us is new to it',
];

/** Adds `count` enquiries, spread over a year, each modelled on an existing one; returns a function that removes them. */
export async function addEnquiries({ mongoUri }, packages, count) {
  const client = await new MongoClient(mongoUri).connect();
  const enquiries = client.db(`${DATABASE_PREFIX}bookings`).collection('enquiries');
  const remove = async () => {
    await enquiries.deleteMany({ _id: { $regex: `^${MARK}` } });
  };
  await remove();
  const present = await enquiries.find({ erasedAt: null }).toArray();
  if (present.length === 0) throw new Error('There is no enquiry yet that others could be made after');
  const after = (number) => enquiryOf(present[number % present.length], number, count, packages);
  for (let from = 0; from < count; from += BATCH) {
    await enquiries.insertMany(Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => after(from + index)));
  }
  return async () => {
    await remove();
    await client.close();
  };
}

function enquiryOf(one, number, count, packages) {
  const pick = (list, step) => list[Math.floor(number / step) % list.length];
  const createdAt = new Date(Date.now() - ((number + 1) / count) * 365 * DAY_MS);
  const state = pick(STATES, 1);
  const travel = pick(packages, 7);
  const typed = {
    reference: `BE-${number.toString(36).toUpperCase().padStart(6, '0')}`,
    name: `${pick(FIRST, 1)} ${pick(LAST, 3)}`,
    email: `guest${number}@guests.example`,
    phone: `+62 812 ${10_000_000 + number}`,
    wechat: `weixin_${number}`,
    lastWords: pick(MESSAGES, 5),
  };
  return {
    ...one,
    ...typed,
    _id: `${MARK}${number}`,
    token: `${MARK}${number}`,
    createdAt,
    updatedAt: createdAt,
    state,
    language: pick(LANGUAGES, 2),
    package: travel,
    assignee: null,
    wish: null,
    waitingSince: state === 'new' ? createdAt : null,
    words: termsOf([...Object.values(typed), travel.slug, ...Object.values(travel.name)]),
  };
}
