import { waitFor } from '@testing-library/react';
import { openDialogStep } from './dialog-history.ts';

const seen: (string | undefined)[] = [];
const listen = (event: PopStateEvent) => void seen.push((event.state as { key?: string } | null)?.key);
const state = () => history.state as { key?: string; idx?: number; dialog?: number };

/** `popstate` arrives asynchronously, first at the guard of dialogs. */
const nextPopState = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true, capture: true }));

/** The history entry is pushed after the effect. */
async function opened(close: () => void = () => undefined): Promise<() => void> {
  const before = state().dialog;
  const leave = openDialogStep(close);
  await waitFor(() => expect(state().dialog ?? 0).toBeGreaterThan(before ?? 0));
  return leave;
}

async function back(): Promise<void> {
  const step = nextPopState();
  history.back();
  await step;
}

async function closed(leave: () => void): Promise<void> {
  const step = nextPopState();
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

describe('history entry of an open dialog', () => {
  it('is used by the back button, invisibly to the router', async () => {
    const close = jest.fn();
    const leave = await opened(close);
    expect(state()).toMatchObject({ key: 'page', idx: 2 });
    await back();
    leave();
    expect(close).toHaveBeenCalledTimes(1);
    expect(state()).toEqual({ key: 'page', idx: 1 });
    expect(seen).toEqual([]);
  });

  it('is removed when the dialog is closed otherwise: the next step back leaves the page', async () => {
    const leave = await opened();
    await closed(leave);
    expect(state()).toEqual({ key: 'page', idx: 1 });
    await back();
    expect(seen).toEqual(['list']);
  });

  it('stays if the dialog asks first and is not closed', async () => {
    const leave = await opened();
    await back();
    await waitFor(() => expect(state()).toMatchObject({ key: 'page', idx: 2 }));
    await closed(leave);
    expect(state()).toEqual({ key: 'page', idx: 1 });
  });

  it('keeps an address that was chosen in the dialog', async () => {
    const leave = await opened();
    history.replaceState({ key: 'anew', idx: 2 }, '', '/page?lang=CN');
    await closed(leave);
    expect(state()).toMatchObject({ key: 'anew', idx: 1 });
    expect(location.search).toBe('?lang=CN');
    expect(seen).toEqual([]);
  });

  it('is not removed after a link in the dialog opened another page', async () => {
    const leave = await opened();
    history.replaceState({ key: 'next', idx: 2 }, '', '/next');
    leave();
    expect(location.pathname).toBe('/next');
    await back();
    expect(seen).toEqual(['page']);
  });

  it('closes the upper of two dialogs first', async () => {
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
