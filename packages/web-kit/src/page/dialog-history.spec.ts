import { waitFor } from '@testing-library/react';
import { openDialogStep } from './dialog-history.ts';

/** What the router would see. */
const seen: (string | undefined)[] = [];
const listen = (event: PopStateEvent) => void seen.push((event.state as { key?: string } | null)?.key);
const state = () => history.state as { key?: string; idx?: number; dialog?: number };

/** A step in the history is told later, to the guard of dialogs first. */
const told = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true, capture: true }));

/** Its step is made after the effect that asks for it. */
async function opened(close: () => void = () => undefined): Promise<() => void> {
  const before = state().dialog;
  const leave = openDialogStep(close);
  await waitFor(() => expect(state().dialog ?? 0).toBeGreaterThan(before ?? 0));
  return leave;
}

async function back(): Promise<void> {
  const step = told();
  history.back();
  await step;
}

async function closed(leave: () => void): Promise<void> {
  const step = told();
  leave();
  await step;
}

beforeEach(() => {
  history.pushState({ key: 'list', idx: 0 }, '', '/list');
  history.pushState({ key: 'page', idx: 1 }, '', '/page');
  window.addEventListener('popstate', listen);
  seen.length = 0;
});
afterEach(() => window.removeEventListener('popstate', listen));

describe('the step of an open dialog', () => {
  it('is what the browser goes back by, and the router does not see it', async () => {
    const close = jest.fn();
    const leave = await opened(close);
    expect(state()).toMatchObject({ key: 'page', idx: 2 });
    await back();
    leave();
    expect(close).toHaveBeenCalledTimes(1);
    expect(state()).toEqual({ key: 'page', idx: 1 });
    expect(seen).toEqual([]);
  });

  it('is taken back when the dialog is closed by other means: the next step back leaves the page', async () => {
    const leave = await opened();
    await closed(leave);
    expect(state()).toEqual({ key: 'page', idx: 1 });
    await back();
    expect(seen).toEqual(['list']);
  });

  it('stays where the dialog asks first and is not closed', async () => {
    const leave = await opened();
    await back();
    await waitFor(() => expect(state()).toMatchObject({ key: 'page', idx: 2 }));
    await closed(leave);
    expect(state()).toEqual({ key: 'page', idx: 1 });
  });

  it('keeps the address that was chosen in the dialog', async () => {
    const leave = await opened();
    history.replaceState({ key: 'anew', idx: 2 }, '', '/page?lang=CN');
    await closed(leave);
    expect(state()).toMatchObject({ key: 'anew', idx: 1 });
    expect(location.search).toBe('?lang=CN');
    expect(seen).toEqual([]);
  });

  it('is not taken back where a link in the dialog led to another page', async () => {
    const leave = await opened();
    history.replaceState({ key: 'next', idx: 2 }, '', '/next');
    leave();
    expect(location.pathname).toBe('/next');
    await back();
    expect(seen).toEqual(['page']);
  });

  it('one over the other: the upper goes first', async () => {
    const order: string[] = [];
    const lower = await opened(() => order.push('lower'));
    const upper = await opened(() => order.push('upper'));
    await back();
    upper();
    await back();
    lower();
    expect(order).toEqual(['upper', 'lower']);
    expect(seen).toEqual([]);
  });
});
