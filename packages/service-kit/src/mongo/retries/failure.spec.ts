import { describe, expect, it } from '@jest/globals';
import { failureOf, isNotPrimary } from './failure.ts';

const error = (name: string, facts: object = {}) => Object.assign(new Error('inner'), { name, ...facts });
const unselected = (type: string, hasKnownServers: boolean) => error('MongoServerSelectionError', { reason: { type, hasKnownServers } });

describe('failureOf', () => {
  it.each([
    [error('MongoServerError', { code: 10107 }), 'not_primary'],
    [error('MongoServerError', { code: 91 }), 'not_primary'],
    [error('MongoWriteConcernError', { code: 189 }), 'not_primary'],
    [error('MongoNetworkError'), 'cut'],
    [error('PoolClearedOnNetworkError'), 'cut'],
    [error('Error', { code: 'EPIPE' }), 'cut'],
    [unselected('ReplicaSetNoPrimary', true), 'no_primary'],
    // No server is known, so waiting some seconds does not help.
    [unselected('ReplicaSetNoPrimary', false), undefined],
    [unselected('Single', false), undefined],
    [error('MongoServerError', { code: 14031 }), undefined],
    [error('MongoServerError', { code: 11000 }), undefined],
    [error('TypeError', { code: 10107 }), undefined],
    ['a string', undefined],
  ])('of %s is %s', (thrown, failure) => {
    expect(failureOf(thrown)).toBe(failure);
  });
});

describe('isRefusal', () => {
  it('is true only for errors by which the server says that it did nothing', () => {
    expect(isNotPrimary(error('MongoServerError', { code: 10107 }))).toBe(true);
    for (const other of [
      error('MongoServerError', { code: 11602 }),
      error('MongoWriteConcernError', { code: 10107 }),
      error('MongoNetworkError'),
    ])
      expect(isNotPrimary(other)).toBe(false);
  });
});
