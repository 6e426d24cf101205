import { buttonClass } from '@reefdesk/ui/button';
import { useText } from '../language/use-text.ts';
import { usePage } from './use-page.ts';

/** ERR-30: for addresses that lead nowhere, and for a screen that broke. A plain link, so that it works when all else is down. */
export function UnexpectedErrorScreen({ lost = false }: { lost?: boolean }) {
  const text = useText('common');
  const kind = lost ? 'lost' : 'broken';
  usePage({ title: text(`${kind}.title`) });
  return (
    <main id="main" tabIndex={-1} className="error-scene">
      <div className="relative max-w-xl">
        <p className="eyebrow mb-4">Unexpected Application Error!</p>
        <h1 className="heading-2">{text(`${kind}.title`)}</h1>
        <p className="lead mt-5">{text(`${kind}.text`)}</p>
        <a href="/" className={buttonClass({ variant: 'primary', size: 'large', className: 'mt-9' })}>
          {text('wayHome')}
        </a>
      </div>
    </main>
  );
}
