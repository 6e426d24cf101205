import { Suspense } from 'react';
import { lazyComponent, Nothing } from '../page/lazy-component.tsx';
import type { OtherWaysProps } from './ways-on.tsx';

const WaysOn = lazyComponent(() => import('./ways-on.tsx'), Nothing);

/** Alternatives to an action whose success is unknown, such as a chat in another app: copy the message, or email it. */
export function OtherWays(props: OtherWaysProps) {
  return (
    <Suspense>
      <WaysOn {...props} />
    </Suspense>
  );
}
