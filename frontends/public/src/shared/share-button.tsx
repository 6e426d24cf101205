import { addressIn } from '@reefdesk/contracts/pages/site-paths';
import { classNames } from '@reefdesk/ui/class-names';
import { copyText } from '@reefdesk/ui/copy-text';
import { lineIcon } from '@reefdesk/ui/icon';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';

const ShareIcon = /* @__PURE__ */ lineIcon('M12 15V3.8M8 7.4l4-3.9 4 3.9M6.5 11H5v9.5h14V11h-1.5');

export interface ShareButtonProps {
  title: string;
  className?: string;
}

type Outcome = 'copied' | 'failed' | undefined;

/** Shares this page's address by the device's share dialog; copies it on devices without one. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const text = useText('travel');
  const language = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();
  const address = () => addressIn(window.location.origin, window.location.pathname, language);
  const share = async () => {
    setOutcome(undefined);
    if (navigator.share) {
      // If the reader cancels, or the browser rejects the request, nothing more happens.
      await navigator.share({ title, url: address() }).catch(() => undefined);
      return;
    }
    setOutcome((await copyText(address())) ? 'copied' : 'failed');
  };
  const label = text('share.label', { name: title });
  return (
    <>
      <button
        type="button"
        title={label}
        aria-label={label}
        onClick={() => void share()}
        className={classNames('icon-button bg-abyss/55 text-white hover:bg-abyss/80 noscript:hidden', className)}
      >
        <ShareIcon className="size-6" />
      </button>
      <p role="status" className={classNames('self-center text-sm', !outcome && 'sr-only')}>
        {outcome && text(`share.${outcome}`)}
        {outcome === 'failed' && <span className="ml-1 select-all break-all">{address()}</span>}
      </p>
    </>
  );
}
