import { packageFeatures, packageGround } from './package.ts';

const destinations = [
  { destination_id: '1', destination_name_en: 'Bunaken', name: { en: 'Bunaken', id: 'Bunaken', cn: '布纳肯' }, description: '' },
  { destination_id: '2', destination_name_en: 'Siladen', name: { en: 'Siladen', id: 'Siladen', cn: '' }, description: '' },
];

describe('the features of a package', () => {
  it('are the English names of its destinations (ENT-06)', () => {
    expect(packageFeatures({ features: ['Bunaken', 'Siladen'], destinations }, ({ name }) => name.en)).toEqual(['Bunaken', 'Siladen']);
  });

  it('are taken from the destinations if the answer has none (ENT-05, ENT-06)', () => {
    const bare = { destinations } as unknown as Parameters<typeof packageFeatures>[0];
    expect(packageFeatures(bare, ({ name }) => name.en)).toEqual(['Bunaken', 'Siladen']);
  });

  it('are Chinese if the destination has a Chinese name, else English', () => {
    expect(packageFeatures({ features: ['Bunaken', 'Siladen', 'Lunch'], destinations }, ({ name }) => name.cn)).toEqual([
      '布纳肯',
      'Siladen',
      'Lunch',
    ]);
  });
});

it("takes the card's background from the package, or else from its position (ENT-07)", () => {
  expect(packageGround('#111111, #222222', 0)).toContain('#111111, #222222');
  expect(packageGround(undefined, 0)).not.toBe(packageGround('', 1));
});
