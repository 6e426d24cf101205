import { buttonClass } from '@reefdesk/ui/button';
import { ErrorScene, useText } from '@reefdesk/web-kit';

/**
 * Shown without a connection in the place of a page that was never visited (docs/adr/0015), then without scripts: all ways on are
 * plain links, and the empty one asks again for the address that one is at. The worker fills the list with the pages that it has.
 */
export default function OfflinePage() {
  const text = useText('offline');
  return (
    <ErrorScene kind={text('kind')} title={text('title')} text={text('text')} below={<ul className="kept-pages" />}>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one that could not be opened. */}
      <a href="" className={buttonClass({ variant: 'primary', size: 'large' })}>
        {text('again')}
      </a>
      <a href="/" className="link py-2 font-semibold">
        {text('home')}
      </a>
    </ErrorScene>
  );
}
