import { Button } from '@reefdesk/ui/button';
import { Container } from '@reefdesk/ui/layout';
import { useOnceOpen } from '@reefdesk/ui/use-once-open';
import { lazyComponent, useLocalise, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import { AT_MOST, type Compared } from './use-compared.ts';

const CompareDialog = lazyComponent(() => import('./compare-dialog.tsx'));

export function CompareBar({ compared }: { compared: Compared }) {
  const text = useText('packages');
  const localise = useLocalise();
  const [open, setOpen] = useState(false);
  const once = useOnceOpen(open);
  const { cards, packages, failed, retry, clear } = compared;
  const isShown = open && cards.length > 1;
  if (cards.length === 0) return null;
  const names = cards.map(({ travel_name }) => localise(travel_name));
  const show = () => {
    if (cards.length < 2) return;
    setOpen(true);
    if (failed) retry();
  };
  return (
    <aside
      aria-label={text('compare.bar')}
      className="compare-bar sticky bottom-(--lower-bar,0px) z-20 border-t border-shallows/25 bg-deep text-foam"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0 grow basis-48">
          <p role="status" className="text-sm font-semibold text-shallows">
            {text('compare.chosen', { count: cards.length, most: AT_MOST })}
          </p>
          <p className="truncate text-sm">{failed && isShown ? text('failed.title') : names.join(' · ')}</p>
        </div>
        <div className="flex gap-2">
          <Button variant="outline" onClick={clear}>
            {text('compare.clear')}
          </Button>
          <Button
            aria-haspopup="dialog"
            aria-disabled={cards.length < 2 || undefined}
            title={cards.length < 2 ? text('compare.more') : undefined}
            onClick={show}
          >
            {text('compare.show')}
          </Button>
        </div>
      </Container>
      {once && (
        <Suspense>
          <CompareDialog compared={compared} open={isShown && packages.length === cards.length} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
