import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Alert } from './alert.tsx';
import { Dialog } from './dialog.tsx';
import { Select } from './select.tsx';
import { Tabs } from './tabs.tsx';
import { ToastProvider, useToast } from './toasts.tsx';

function DialogOnButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Bunaken" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

describe('dialog', () => {
  it('takes the focus, closes on Escape and restores the focus', async () => {
    render(<DialogOnButton />);
    const button = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Bunaken' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('closes with its button', async () => {
    render(<DialogOnButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('alert', () => {
  afterEach(() => jest.useRealTimers());

  it('closes automatically after its time, not before', async () => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    render(
      <Alert open onClose={onClose} title="Missing Fields" closeLabel="OK" autoCloseAfter={2000}>
        Please fill in all fields
      </Alert>,
    );
    expect(screen.getByRole('alertdialog', { name: 'Missing Fields' })).toHaveTextContent('Please fill in all fields');
    await act(() => jest.advanceTimersByTimeAsync(1990));
    expect(onClose).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('select', () => {
  it('shows the label of its value and reports the chosen one', async () => {
    const onChange = jest.fn();
    const options = [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ] as const;
    render(<Select label="Status" value="active" onChange={onChange} options={options} />);
    const box = screen.getByRole('combobox', { name: 'Status' });
    expect(box).toHaveTextContent('Active');
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'Inactive' }));
    expect(onChange).toHaveBeenCalledWith('inactive');
  });

  it('adds no style element, which the content security policy forbids', async () => {
    render(<Select label="Status" value="active" onChange={() => undefined} options={[{ value: 'active', label: 'Active' }]} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await screen.findByRole('option', { name: 'Active' });
    expect(document.querySelector('style')).toBeNull();
  });
});

function LanguageTabs() {
  const [value, setValue] = useState<'en' | 'id'>('en');
  return (
    <Tabs
      label="Languages"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'en', label: 'EN', content: <p>Coral</p> },
        { value: 'id', label: 'ID', content: <p>Karang</p> },
      ]}
    />
  );
}

describe('tabs', () => {
  it('show the panel of the chosen tab', async () => {
    render(<LanguageTabs />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Coral');
    await userEvent.click(screen.getByRole('tab', { name: 'ID' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Karang');
  });
});

function Saver() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ title: 'Saved', text: 'The slide is on the site', tone: 'success' })}>
      Save
    </button>
  );
}

describe('toasts', () => {
  afterEach(() => jest.useRealTimers());

  it('appear and can be closed', async () => {
    render(
      <ToastProvider closeLabel="Close">
        <Saver />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The slide is on the site')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Close'));
    expect(screen.queryByText('The slide is on the site')).toBeNull();
  });

  it('stay 3 s, loading ones until they are replaced (MSG-11, CONST-36)', async () => {
    jest.useFakeTimers();
    render(
      <ToastProvider closeLabel="Close">
        <SlowSaver />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Saving...')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'End' }));
    await act(() => jest.advanceTimersByTimeAsync(2_999));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Saving...')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('are at the top right and pause while hovered (MSG-11)', async () => {
    jest.useFakeTimers();
    render(
      <ToastProvider closeLabel="Close">
        <Saver />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const place = screen.getByRole('region');
    expect(place).toHaveClass('fixed', 'right-4');
    expect(place).toHaveStyle({ top: '1rem' });
    fireEvent.mouseEnter(place);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(within(place).getByText('The slide is on the site')).toBeInTheDocument();
    fireEvent.mouseLeave(place);
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(within(place).queryByText('The slide is on the site')).toBeNull();
  });

  it('are limited to twenty (CONST-36)', () => {
    jest.useFakeTimers();
    render(
      <ToastProvider closeLabel="Close">
        <Saver />
      </ToastProvider>,
    );
    const remaining = () =>
      within(screen.getByRole('region'))
        .getAllByText('The slide is on the site')
        .filter((element) => !element.closest('[data-limited]'));
    for (let sent = 1; sent <= 22; sent += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(remaining()).toHaveLength(Math.min(sent, 20));
    }
  });
});

function SlowSaver() {
  const toast = useToast();
  const [id, setId] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setId(toast({ title: 'Saving...', tone: 'loading' }))}>
        Begin
      </button>
      <button type="button" onClick={() => toast({ id, title: 'Saved', tone: 'success' })}>
        End
      </button>
    </>
  );
}
