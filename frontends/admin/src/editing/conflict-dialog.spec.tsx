import '../locales/texts.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ConflictRow } from './conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const row: ConflictRow = { path: 'location', label: 'Location', mine: 'Bunaken', theirs: 'Siladen', side: 'mine' };
let meet: (rows: ConflictRow[]) => void;
const onChoose = jest.fn();

function Screen() {
  const [rows, setRows] = useState([row]);
  meet = setRows;
  return <ConflictDialog rows={rows} onChoose={onChoose} onCancel={() => undefined} />;
}

describe('the dialog of a conflict', () => {
  it('carries no choice over to the next conflict', async () => {
    await renderScreen(<Screen />, { texts: ['editing'] });
    await userEvent.click(await screen.findByRole('radio', { name: /Siladen/ }));
    act(() => meet([{ ...row, theirs: 'Manado Tua' }]));
    expect(await screen.findByRole('radio', { name: /Bunaken/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(onChoose).toHaveBeenCalledWith({ location: 'mine' });
  });
});
