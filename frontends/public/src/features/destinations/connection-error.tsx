import { Button, buttonClass } from '@reefdesk/ui/button';
import { ChevronDownIcon } from '@reefdesk/ui/icons';
import { type ApiFailure, Link, useText } from '@reefdesk/web-kit';
import { useState } from 'react';

/** Takes the place of the whole page (DEST-02..06, ERR-28). */
export function ConnectionError({ failure }: { failure: ApiFailure }) {
  const text = useText('destinations');
  return (
    <div className="error-scene">
      <div className="absolute inset-0 bg-[linear-gradient(100deg,rgb(4_24_36/0.8),rgb(4_24_36/0.6)_45%,transparent_80%)] max-lg:bg-abyss/65" />
      <div className="relative max-w-xl">
        <div role="alert">
          <h1 className="heading-2">{text('failed.title')}</h1>
          <p className="lead mt-5">{text('failed.text')}</p>
        </div>
        <h2 className="mt-8 font-display text-xl">{text('failed.todo')}</h2>
        <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-shallows">
          {text.all<string[]>('failed.tips').map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button variant="primary" size="large" onClick={() => window.location.reload()}>
            {text('failed.retry')}
          </Button>
          <Link to="/" className={buttonClass({ variant: 'outline', size: 'large' })}>
            {text('failed.home')}
          </Link>
        </div>
        <TechnicalDetails failure={failure} />
      </div>
    </div>
  );
}

/** For those who are asked on the phone what it says. */
function TechnicalDetails({ failure }: { failure: ApiFailure }) {
  const text = useText('destinations');
  const [time] = useState(() => new Date().toISOString());
  const { failure: _, ...answered } = failure;
  const raw = 'answer' in failure ? failure.answer : failure.status === 0 ? undefined : answered;
  const facts = [
    [text('failed.base'), location.origin],
    [text('failed.error'), `${failure.status || text('failed.noAnswer')}: ${failure.message}`],
    [text('failed.time'), time],
    [text('failed.raw'), JSON.stringify(raw, null, 2) ?? text('failed.noAnswer')],
  ];
  return (
    <details className="group mt-8 border-t border-foam/25 pt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        {text('failed.details')}
        <ChevronDownIcon className="size-4 transition-[rotate] group-open:rotate-180" />
      </summary>
      <dl className="mt-2 grid gap-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-foam/75">{name}</dt>
            <dd className="font-mono text-xs break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
