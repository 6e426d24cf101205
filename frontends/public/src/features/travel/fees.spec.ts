import { readFees } from './fees.ts';

describe('the entry fees of a destination', () => {
  it.each([
    ['an object', { local: 10_000, tourist: 150_000 }, { local: 10_000, tourist: 150_000 }],
    ['JSON text (ENT-12)', '{"local":10000,"tourist":0}', { local: 10_000, tourist: 0 }],
    ['JSON text quoted twice', JSON.stringify('{"local":5,"tourist":6}'), { local: 5, tourist: 6 }],
    ['one amount for everybody', 25_000, { local: 25_000, tourist: 25_000 }],
    ['one amount as text', '25000', { local: 25_000, tourist: 25_000 }],
    ['0 where it cannot be read (ENT-20)', '{"local":', { local: 0, tourist: 0 }],
    ['nothing where none is given (TRAV-37)', undefined, {}],
    ['nothing where it is empty (TRAV-37)', null, {}],
    ['only those that are given (TRAV-37)', { tourist: 150_000, local: null }, { tourist: 150_000 }],
  ])('are %s', (_, value, fees) => {
    expect(readFees(value)).toEqual(fees);
  });
});
