import { keepReader as keep, noteWaiting, settleReader } from './reader.ts';

const page = () => {
  document.body.innerHTML = '<div id="root"><div class="reader"><h1>Take a breath</h1></div></div>';
  return document.getElementById('root') as HTMLElement;
};
const keepReader = (root: HTMLElement, busy = () => false) => keep(root, busy);
const words = () => document.querySelector('.reader');

describe('the words of the page', () => {
  it('stay in front while a screen waits, and go when it has come', async () => {
    const root = page();
    keepReader(root);
    expect(root.children).toHaveLength(0);
    const first = noteWaiting();
    settleReader();
    expect(words()?.textContent).toBe('Take a breath');
    expect(root).toHaveAttribute('aria-hidden', 'true');
    first();
    const second = noteWaiting();
    await Promise.resolve();
    expect(words()).not.toBeNull();
    second();
    await Promise.resolve();
    expect(words()).toBeNull();
    expect(root).not.toHaveAttribute('aria-hidden');
  });

  it('go at once when nothing waits', () => {
    keepReader(page());
    settleReader();
    expect(words()).toBeNull();
  });

  it('stay while the screen asks for its data, and go when a hand is on the page', () => {
    keepReader(page(), () => true);
    settleReader();
    expect(words()).not.toBeNull();
    window.dispatchEvent(new Event('pointerdown'));
    expect(words()).toBeNull();
  });

  it('are left where they are when the visitor has scrolled', () => {
    const root = page();
    Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
    keepReader(root);
    expect(root.querySelector('.reader')).not.toBeNull();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });
});
