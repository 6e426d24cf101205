import { buttonClass } from '@reefdesk/ui/button';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text.ts';
import { ErrorScene } from './error-scene.tsx';

export interface UnexpectedErrorScreenProps {
  /** The address leads nowhere; otherwise a screen broke. */
  lost?: boolean;
  /** A picture that fills the screen behind the words; without one there is open water. */
  scene?: ReactNode;
}

/** ERR-30: for addresses of the website that lead nowhere, and for a screen that broke. Plain links and a reload, which work when all else is down. */
export function UnexpectedErrorScreen({ lost = false, scene }: UnexpectedErrorScreenProps) {
  const text = useText('common');
  const kind = lost ? 'lost' : 'broken';
  return (
    <ErrorScene kind={text('unexpected')} title={text(`${kind}.title`)} text={text(`${kind}.text`)} scene={scene}>
      <a href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
        {text('wayHome')}
      </a>
      {lost ? (
        <a href="/auth/destinations" className="link py-2 font-semibold">
          {text('wayOn')}
        </a>
      ) : (
        <button type="button" onClick={() => location.reload()} className="link py-2 font-semibold">
          {text('retry')}
        </button>
      )}
    </ErrorScene>
  );
}
