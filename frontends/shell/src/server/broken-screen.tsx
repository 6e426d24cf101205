import { UnexpectedErrorScreen } from '@reefdesk/web-kit';
import { PublicLayout } from '../layout/public-layout.tsx';

/** Stands in the layout where a screen could not be drawn. */
export function BrokenScreen() {
  return (
    <PublicLayout>
      <UnexpectedErrorScreen />
    </PublicLayout>
  );
}
