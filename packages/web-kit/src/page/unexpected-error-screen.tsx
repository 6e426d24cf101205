import { buttonClass } from '@reefdesk/ui/button';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text.ts';
import { usePage } from './use-page.ts';

export interface UnexpectedErrorScreenProps {
  /** The address leads nowhere; otherwise a screen broke. */
  lost?: boolean;
  /** A picture that fills the screen behind the words; without one there is open water. */
  scene?: ReactNode;
}

/** ERR-30: for addresses that lead nowhere, and for a screen that broke. Plain links and a reload, which work when all else is down. */
export function UnexpectedErrorScreen({ lost = false, scene }: UnexpectedErrorScreenProps) {
  const text = useText('common');
  const kind = lost ? 'lost' : 'broken';
  usePage({ title: text(`${kind}.title`) });
  return (
    <main id="main" tabIndex={-1} className={scene ? 'error-scene error-scene-pictured' : 'error-scene'}>
      {scene}
      <div className="relative max-w-xl">
        <p className="eyebrow mb-4">{text('unexpected')}</p>
        <h1 className="heading-2">{text(`${kind}.title`)}</h1>
        <p className="lead mt-5">{text(`${kind}.text`)}</p>
        <p className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
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
        </p>
      </div>
    </main>
  );
}
