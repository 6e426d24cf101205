import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.tsx';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Heading, or only the accessible name with `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  closeLabel: string;
  children: ReactNode;
  /**
   * `panel`: centred, a bottom sheet on phones. `dark`: the same with a dark background. `sheet`: slides in from the right. `full`: whole
   * screen, dark.
   */
  kind?: 'panel' | 'dark' | 'sheet' | 'full';
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
}

const PANEL =
  'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-panel sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[88dvh] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-panel';

const KINDS = {
  panel: `${PANEL} bg-white text-ink`,
  dark: `${PANEL} bg-abyss text-foam`,
  sheet: 'inset-y-0 right-0 w-[min(24rem,88vw)] bg-deep text-foam [--popup-from:translateX(100%)]',
  full: 'inset-0 bg-abyss text-foam',
} as const;

/** Background that keeps the close button readable over scrolled content. */
const CLOSE_GROUNDS: Partial<Record<keyof typeof KINDS, string>> = { panel: 'bg-white/85', dark: 'bg-abyss/45' };

/** A modal dialog: traps and restores the focus, and the page behind does not scroll. */
export function Dialog({ kind = 'panel', ...props }: DialogProps) {
  const { open, onClose, title, titleHidden = false, closeLabel, initialFocus, children, className } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup
          initialFocus={initialFocus}
          className={classNames(
            'popup fixed z-(--z-overlay) flex flex-col overflow-y-auto overscroll-contain shadow-lift outline-none',
            KINDS[kind],
            (kind === 'panel' || kind === 'dark') && !className?.includes('max-w-') && 'sm:max-w-xl',
            className,
          )}
        >
          <Base.Title className={titleHidden ? 'sr-only' : 'heading-3 px-6 pt-6 pr-16'}>{title}</Base.Title>
          {children}
          {/* Always visible while scrolling; its height of zero does not move the content. */}
          <div className="sticky top-0 z-20 order-first h-0 shrink-0">
            <Base.Close
              render={
                <IconButton label={closeLabel} className={classNames('absolute top-3 right-3', CLOSE_GROUNDS[kind])}>
                  <CloseIcon />
                </IconButton>
              }
            />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
