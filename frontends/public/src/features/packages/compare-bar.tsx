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
  const { packages, clear } = compared;
  if (packages.length === 0) return null;
  const names = packages.map(({ travel_name }) => localise(travel_name));
  return (
    <aside
      aria-label={text('compare.bar')}
      className="compare-bar sticky bottom-(--lower-bar,0px) z-20 border-t border-shallows/25 bg-deep text-foam"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0 grow basis-48">
          <p role="status" className="text-sm font-semibold text-shallows">
            {text('compare.chosen', { count: packages.length, most: AT_MOST })}
          </p>
          <p className="truncate text-sm">{names.join(' · ')}</p>
        </div>
        <div className="flex gap-2">
          <Button variant="outline" onClick={clear}>
            {text('compare.clear')}
          </Button>
          <Button
            aria-haspopup="dialog"
            aria-disabled={packages.length < 2 || undefined}
            title={packages.length < 2 ? text('compare.more') : undefined}
            onClick={() => packages.length > 1 && setOpen(true)}
          >
            {text('compare.show')}
          </Button>
        </div>
      </Container>
      {once && (
        <Suspense>
          <CompareDialog compared={compared} open={open && packages.length > 1} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
