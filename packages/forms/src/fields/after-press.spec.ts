import { afterPress } from './after-press.ts';

const over = (type: string) => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));

describe('what leaving a field brings about', () => {
  it('happens at once when nothing is pressed, as with the Tab key', () => {
    const step = jest.fn();
    afterPress(step);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('waits until the press has ended, so that nothing moves from under the pointer', () => {
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
