import { Suspense } from 'react';
import { lazyPart, Nothing } from '../page/lazy-part.tsx';
import type { OtherWaysProps } from './ways-on.tsx';

const WaysOn = lazyPart(() => import('./ways-on.tsx'), Nothing);

/** Beside what may not work, and where no page can know whether it did, such as a chat in an app of its own: the words to copy, and a letter that holds them. */
export function OtherWays(props: OtherWaysProps) {
  return (
    <Suspense>
      <WaysOn {...props} />
    </Suspense>
  );
}
