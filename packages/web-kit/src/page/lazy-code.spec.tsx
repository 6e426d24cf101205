import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { ScreenBoundary } from '../remotes/screen-boundary.tsx';
import { renderScreen } from '../testing.tsx';
import { lazyComponent, Nothing } from './lazy-component.tsx';
import { lazyPage } from './lazy-page.tsx';

function late<Props extends object>(component: ComponentType<Props>) {
  const line = { isThere: false };
  const load = async () => {
    if (line.isThere) return { default: component };
    throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  };
  return { line, load };
}

const answers = (answer: () => Promise<unknown>) => Object.assign(globalThis, { fetch: jest.fn(answer) });
const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  sessionStorage.clear();
  answers(noLine);
});

describe('a screen whose code cannot be loaded without a connection', () => {
  const shown = (Page: ComponentType) => (
    <ScreenBoundary resetKey="/" onRetry={jest.fn()} inside>
      <Page />
    </ScreenBoundary>
  );

  it.each([
    ['EN', 'No connection', /^This page has not been fetched yet/, 'Try again'],
    ['ID', 'Tidak ada koneksi', /^Halaman ini belum sempat diambil/, 'Coba lagi'],
    ['CN', '网络断开了', /^这个页面还没来得及加载/, '重试'],
  ] as const)("shows the product's own page, in %s, and opens on retry with a connection", async (language, title, text, retry) => {
    const { line, load } = late(() => <p>The reef</p>);
    await renderScreen(shown(lazyPage(load)), { language });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text.source.slice(1));
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(screen.getByText(title)).toBeVisible();
    line.isThere = true;
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(await screen.findByText('The reef')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens automatically when the connection is back', async () => {
    const { line, load } = late(() => <p>The reef</p>);
    await renderScreen(shown(lazyPage(load)));
    await screen.findByText('No connection');
    line.isThere = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('The reef')).toBeVisible();
  });

  it('reports a missing connection only if the server does not respond', async () => {
    sessionStorage.setItem('reefdesk_reloaded_at', String(Date.now()));
    answers(() => Promise.resolve());
    await renderScreen(shown(lazyPage(late(() => null).load)));
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent('The current is too strong right now');
  });
});

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

function Form({ dialog: Dialog }: { dialog: ComponentType<DialogProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <ScreenBoundary resetKey="/" onRetry={jest.fn()}>
      <input aria-label="Name" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense>{open && <Dialog open onClose={() => setOpen(false)} />}</Suspense>
    </ScreenBoundary>
  );
}

describe('a dialog whose code cannot be loaded without a connection', () => {
  it.each([
    ['EN', /nothing you typed is lost\./, 'Close'],
    ['ID', /yang sudah Anda ketik tidak hilang\./, 'Tutup'],
    ['CN', /您填写的内容不会丢失。/, '关闭'],
  ] as const)('shows a notice, in %s, keeps the form input, can be closed, and opens once online', async (language, text, close) => {
    const { line, load } = late<DialogProps>(() => <p>The dialog</p>);
    await renderScreen(<Form dialog={lazyComponent(load)} />, { language });
    await userEvent.type(screen.getByLabelText('Name'), 'Lembeh');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: close }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    line.isThere = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('The dialog')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Lembeh');
  });

  it('shows no notice if the user did not request it, and loads automatically', async () => {
    const { line, load } = late(() => <p>A hint</p>);
    const Hint = lazyComponent(load, Nothing);
    await renderScreen(<Hint />);
    expect(screen.queryByRole('alert')).toBeNull();
    line.isThere = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('A hint')).toBeVisible();
  });
});
