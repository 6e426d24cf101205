import { createContext, useContext } from 'react';
import { useText } from '../language/use-text.ts';
import { FailurePanel } from './failure-panel.tsx';

/** True if the screen is inside a permanent layout, such as a navigation; otherwise its panel fills the window. */
export const InsideContext = createContext(false);

export interface RemotePanelProps {
  onRetry: () => void;
  away?: boolean;
}

export function RemotePanel({ onRetry, away = false }: RemotePanelProps) {
  const text = useText('common');
  const inside = useContext(InsideContext);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`grid place-items-center bg-deep text-foam outline-none ${inside ? 'min-h-96 rounded-panel' : 'min-h-dvh'}`}
    >
      <FailurePanel onRetry={onRetry} title={away ? text('away.title') : undefined}>
        {away && text('away.text')}
      </FailurePanel>
    </main>
  );
}
