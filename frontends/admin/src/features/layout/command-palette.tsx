import { Palette } from '@reefdesk/ui/palette';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { usePaletteGroups } from './use-palette-groups.tsx';

export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const text = useText('palette');
  const common = useText('common');
  const [typed, setTyped] = useState('');
  const { groups, isLoading } = usePaletteGroups(typed);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const waiting = isLoading && count === 0;
  return (
    <Palette
      onClose={onClose}
      title={text('find')}
      closeLabel={common('close')}
      placeholder={text('placeholder')}
      typed={typed}
      onType={setTyped}
      groups={groups}
      status={isLoading ? '' : text('found', { count })}
      empty={waiting ? text('looking') : text('empty', { words: typed.trim() })}
    />
  );
}
