import { afterPress } from './after-press.ts';

const over = (type: string) => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));

describe('effects of leaving a field', () => {
  it('happen at once when no pointer is pressed, as with the Tab key', () => {
    const step = jest.fn();
    afterPress(step);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('wait until the press has ended, so that nothing moves below the pointer', () => {
    const step = jest.fn();
    over('mousedown');
    afterPress(step);
    expect(step).not.toHaveBeenCalled();
    over('mouseup');
    expect(step).toHaveBeenCalledTimes(1);
    afterPress(step);
    expect(step).toHaveBeenCalledTimes(2);
  });
});
