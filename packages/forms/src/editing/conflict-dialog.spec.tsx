import '../texts/index.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ConflictRow } from './conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const row: ConflictRow = { path: 'location', label: 'Location', mine: 'Bunaken', theirs: 'Siladen', side: 'mine', both: true };
const theirsAlone: ConflictRow = { path: 'price', label: 'Price', mine: '1', theirs: '2', side: 'theirs', both: false };
const mineAlone: ConflictRow = { path: 'status', label: 'Status', mine: 'active', theirs: 'inactive', side: 'mine', both: false };
let meet: (rows: ConflictRow[]) => void;
const onChoose = jest.fn();

function Screen() {
  const [rows, setRows] = useState([row]);
  meet = setRows;
  return <ConflictDialog rows={rows} onChoose={onChoose} onCancel={() => undefined} />;
}

describe('conflict dialog', () => {
  it('asks only about fields that both users changed, and lists the other changes', async () => {
    await renderScreen(<Screen />, { texts: ['editing', 'fields'] });
    act(() => meet([row, theirsAlone, { ...theirsAlone, path: 'duration', label: 'Duration' }, mineAlone]));
    expect(
      screen.getAllByRole('group').map((group) => group.getAttribute('aria-label') ?? group.querySelector('legend')?.textContent),
    ).toEqual(['Location']);
    expect(screen.getByText('Taken in beside your changes: Price and Duration.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(onChoose).toHaveBeenLastCalledWith({ location: 'mine' });
  });

  it('resets the choices for the next conflict', async () => {
    await renderScreen(<Screen />, { texts: ['editing', 'fields'] });
    await userEvent.click(await screen.findByRole('radio', { name: /Siladen/ }));
    act(() => meet([{ ...row, theirs: 'Manado Tua' }]));
    expect(await screen.findByRole('radio', { name: /Bunaken/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(onChoose).toHaveBeenLastCalledWith({ location: 'mine' });
  });
});
