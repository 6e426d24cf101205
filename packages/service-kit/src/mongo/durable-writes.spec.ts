import { describe, expect, it } from '@jest/globals';
import { durableWrites } from './durable-writes.ts';

describe('durableWrites', () => {
  it('waits for a majority and the journal', () => {
    for (const uri of ['mongodb://db/', 'mongodb://a,b/?replicaSet=rs0', 'mongodb://w=1@db/']) {
      expect(durableWrites(uri)).toEqual({ writeConcern: { w: 'majority', journal: true } });
    }
  });

  it('keeps the write concern of an address that names one', () => {
    expect(durableWrites('mongodb://%2Ftmp%2Fmongo.sock/?directConnection=true&w=1&journal=true')).toEqual({});
  });
});
