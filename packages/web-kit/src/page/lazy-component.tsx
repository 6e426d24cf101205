import { Button, IconButton } from '@reefdesk/ui/button';
import { CloseIcon } from '@reefdesk/ui/icons';
import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../language/use-text.ts';
import { lateCode, type Stand } from './late-code.tsx';

/**
 * A part of a page in a separate chunk. If it fails to load, a notice appears and the page keeps its state. For parts that the user did not
 * request, `instead` is shown without a notice.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead?: ComponentType<Props>,
) {
  return lateCode<Props>(load, instead ? ({ props }) => <Instead part={instead} props={props} /> : AwayNotice);
}

function Instead<Props extends object>({ part: Part, props }: { part: ComponentType<Props>; props: Props }) {
  return <Part {...props} />;
}

export const Nothing = () => null;

interface Closable {
  open?: boolean;
  onClose?: () => void;
  onOpenChange?: (open: boolean) => void;
}

function AwayNotice({ answers, onRetry, props }: Stand<object>) {
  const text = useText('common');
  const { open = true, onClose, onOpenChange } = props as Closable;
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!open) setDismissed(false);
  }, [open]);
  if (dismissed || !open) return null;
  const close = () => {
    setDismissed(true);
    onClose?.();
    onOpenChange?.(false);
  };
  return (
    <div
      role="alert"
      className="fixed top-4 right-4 z-(--z-toast) flex w-[min(24rem,calc(100vw-2rem))] items-start gap-3 rounded-field bg-deep p-4 text-base text-foam shadow-lift"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{text(answers ? 'failed.title' : 'away.title')}</p>
        <p className="mt-1 text-sm text-foam/80">{text(answers ? 'failed.text' : 'away.part')}</p>
        <Button variant="light" size="small" className="mt-3" onClick={onRetry}>
          {text('retry')}
        </Button>
      </div>
      <IconButton label={text('close')} className="-m-1 shrink-0 hover:bg-white/15" onClick={close}>
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}
