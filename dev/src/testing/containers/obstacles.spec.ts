import { obstacle, SWITCH } from './obstacles.ts';

describe('the check of images and compose', () => {
  it('runs only on request, because it installs packages', () => {
    expect(obstacle({})).toContain(`${SWITCH} is not 1`);
    expect(obstacle({ [SWITCH]: '1' }) ?? '').not.toContain(SWITCH);
  });
});
