import '../texts/index.ts';
import { failureOf, renderScreen } from '@reefdesk/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadList } from './upload-list.tsx';
import { type SendFile, type UploadQueue, useUploadQueue } from './upload-queue.ts';

let queue: UploadQueue;
const send = jest.fn<Promise<unknown>, Parameters<SendFile>>();

function Screen() {
  queue = useUploadQueue(send);
  return <UploadList queue={queue} label="Files" />;
}

let end: { well: () => void; badly: (failure: unknown) => void };

beforeEach(async () => {
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
  send.mockImplementation(
    (_file, { signal }) =>
      new Promise((resolve, reject) => {
        end = { well: () => resolve(undefined), badly: reject };
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await renderScreen(<Screen />, { texts: ['uploads', 'editing', 'fields'] });
  act(() => queue.add(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))));
});

const states = () => queue.items.map(({ state }) => state);
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
const step = (what: () => void) => act(async () => what());
const files = () => send.mock.calls.map(([file]) => file.name);

describe('upload queue', () => {
  it('sends files one after the other, once started', async () => {
    expect(states()).toEqual(['waiting', 'waiting', 'waiting']);
    expect(send).not.toHaveBeenCalled();
    await step(() => void queue.start());
    expect(states()).toEqual(['sending', 'waiting', 'waiting']);
    await step(() => send.mock.calls[0]?.[1].onProgress(0.4));
    expect(row('a.jpg').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await step(() => end.well());
    expect(states()).toEqual(['sent', 'sending', 'waiting']);
    expect(files()).toEqual(['a.jpg', 'b.jpg']);
  });

  it('continues after a failed file, which shows its error and can be retried', async () => {
    let drained: unknown;
    await step(() => void queue.start().then((result) => (drained = result)));
    await step(() => end.badly(failureOf(415, { code: 'image_damaged', message: 'a.jpg is damaged and cannot be read' })));
    await step(() => end.well());
    await step(() => end.well());
    expect(states()).toEqual(['failed', 'sent', 'sent']);
    expect(drained).toEqual({ sent: 2, errors: ['a.jpg is damaged and cannot be read'], abandoned: false });
    expect(row('a.jpg').getByRole('alert')).toHaveTextContent('a.jpg is damaged and cannot be read');
    await userEvent.click(screen.getByRole('button', { name: 'Try again: a.jpg' }));
    await step(() => end.well());
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    expect(files()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'a.jpg']);
  });

  it('cancels single files and continues with the others', async () => {
    await step(() => void queue.start());
    await userEvent.click(screen.getByRole('button', { name: 'Stop uploading a.jpg' }));
    expect(states()).toEqual(['cancelled', 'sending', 'waiting']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove c.jpg' }));
    await step(() => end.well());
    expect(queue.items.map(({ file, state }) => [file.name, state])).toEqual([
      ['a.jpg', 'cancelled'],
      ['b.jpg', 'sent'],
    ]);
    expect(queue.stuck.map(({ file }) => file.name)).toEqual(['a.jpg']);
  });

  it('keeps the focus in the row when its focused button disappears', async () => {
    await step(() => void queue.start());
    const file = screen.getByText('a.jpg').closest('li');
    act(() => screen.getByRole('button', { name: 'Stop uploading a.jpg' }).focus());
    await step(() => send.mock.calls[0]?.[1].onProgress(0.4));
    expect(screen.getByRole('button', { name: 'Stop uploading a.jpg' })).toHaveFocus();
    await step(() => send.mock.calls[0]?.[1].onProgress(1));
    expect(screen.queryByRole('button', { name: 'Stop uploading a.jpg' })).toBeNull();
    expect(file).toContainElement(document.activeElement as HTMLElement);
    await step(() => end.well());
    expect(file).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Stop uploading b.jpg' }));
    expect(screen.getByText('b.jpg').closest('li')).toHaveFocus();
  });
});
