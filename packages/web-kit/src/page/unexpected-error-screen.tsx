import { buttonClass } from '@reefdesk/ui/button';
import type { ReactNode } from 'react';
import { useText } from '../language/use-text.ts';
import { ErrorScene } from './error-scene.tsx';

export interface UnexpectedErrorScreenProps {
  /** True for an unknown address, false for an error. */
  lost?: boolean;
  scene?: ReactNode;
}

/** ERR-30: for unknown addresses of the website and broken screens. Has plain links and a reload, which need no other code. */
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
