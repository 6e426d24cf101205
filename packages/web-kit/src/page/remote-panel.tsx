import { createContext, useContext } from 'react';
import { useText } from '../language/use-text.ts';
import { FailurePanel } from './failure-panel.tsx';

/** Whether something stands around the screen that stays, such as a navigation; otherwise its panel fills the window. */
export const InsideContext = createContext(false);

export interface RemotePanelProps {
  onRetry: () => void;
  /** Nothing answers: there is no connection. */
  away?: boolean;
}

/** In the place of a screen whose code did not come. */
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
