import { describe, expect, it } from '@jest/globals';
import { WRITES } from './operations.ts';

const isRepeatable = (name: string, ...args: unknown[]) => WRITES[name]?.(args);

describe('a write can be repeated', () => {
  it.each([
    ['updateOne', { _id: 'a' }, { $set: { status: 'active' }, $unset: { note: 1 } }],
    ['updateMany', { _id: { $in: ['a'] }, state: 'ready' }, { $set: { claimedAt: 1 } }],
    ['deleteMany', { userId: 'a' }],
    ['deleteOne', { _id: 'a' }],
    ['createIndex', { slug: 1 }],
    // The filter still matches after the update.
    ['updateOne', { _id: 'a', takenBy: { $in: [null, 'me'] } }, { $set: { takenBy: 'me' } }],
  ])('when it changes nothing more: %s %j %j', (name, ...args) => {
    expect(isRepeatable(name, ...args)).toBe(true);
  });

  it.each([
    ['insertOne', { _id: 'a' }],
    ['updateOne', { _id: 'a' }, { $set: { a: 1 }, $inc: { version: 1 } }],
    ['updateOne', { _id: 'a' }, { $push: { list: 1 } }],
    ['updateOne', { _id: 'a' }, [{ $set: { a: '$b' } }]],
    ['updateOne', { _id: 'a' }, { $set: { a: 1 } }, { upsert: true }],
    // The filter would no longer match after the update, which would look like a concurrent change.
    ['updateOne', { _id: 'a', revision: 1 }, { $set: { revision: 2 } }],
    ['updateMany', { $or: [{ 'lease.holder': null }] }, { $set: { lease: { holder: 'me' } } }],
    ['updateOne', { _id: 'a', takenBy: { $in: [null, 'you'] } }, { $set: { takenBy: 'me' } }],
    ['updateOne', { _id: 'a', takenBy: { $in: [null, 'me'], $ne: 'me' } }, { $set: { takenBy: 'me' } }],
    ['updateOne', { $expr: {} }, { $set: { a: 1 } }],
    ['deleteOne', { _id: 'a', generation: 'b' }],
    ['findOneAndUpdate', { _id: 'a' }, { $set: { a: 1 } }],
    ['findOneAndDelete', { _id: 'a' }],
  ])('and else not: %s %j %j', (name, ...args) => {
    expect(isRepeatable(name, ...args)).toBe(false);
  });
});
