import { IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '@reefdesk/ui/icons';
import { Photo, useSwipe } from '@reefdesk/web-kit';
import type { ReactNode, RefObject } from 'react';
import type { LightboxPhoto } from './lightbox-photo.ts';
import { useLightboxText } from './texts.ts';

export const stageSizes = { window: '(min-width: 64rem) 80vw, 100vw', panel: '(min-width: 68rem) 60rem, 100vw' } as const;

const UNKNOWN_RATIO = 3 / 2;

export interface StageProps {
  photo: LightboxPhoto;
  stage: RefObject<HTMLElement | null>;
  onSwipe: (direction: 1 | -1) => void;
  onStep: ((direction: 1 | -1) => void) | undefined;
}

/** One photo as large as possible; in a window at most 75% of its height (DDET-26, CONST-11). */
export function Stage({ photo, stage, onSwipe, onStep, over, missing }: StageProps & { over: 'window' | 'panel'; missing?: ReactNode }) {
  const swipe = useSwipe(onSwipe);
  return (
    <figure
      ref={stage}
      tabIndex={-1}
      {...swipe}
      className={classNames('relative touch-pan-y outline-none', over === 'window' && 'flex min-h-48 flex-1 flex-col justify-center')}
    >
      <div
        key={photo.key}
        className={
          over === 'window'
            ? 'mx-auto my-3 max-h-[75dvh] max-w-full animate-fade overflow-hidden sm:rounded-panel'
            : 'aspect-[4/3] max-h-[52dvh] w-full animate-fade overflow-hidden rounded-panel sm:aspect-[16/10]'
        }
        style={over === 'window' ? windowSize(ratioOf(photo)) : undefined}
      >
        <Photo
          meta={photo.meta}
          path={photo.url}
          alt={photo.alt}
          sizes={stageSizes[over]}
          priority
          className="size-full"
          imageClassName="object-contain! object-center!"
          missing={missing}
        />
      </div>
      {over === 'panel' && (
        <figcaption className="sr-only" aria-live="polite">
          {photo.alt}
        </figcaption>
      )}
      <StepButtons onStep={onStep} className={over === 'window' ? 'bg-abyss/70! max-sm:mx-2 sm:mx-6' : 'mx-3 bg-abyss/60!'} />
    </figure>
  );
}

export function ratioOf({ meta }: LightboxPhoto): number {
  return meta ? meta.width / meta.height : UNKNOWN_RATIO;
}

function windowSize(ratio: number) {
  return { aspectRatio: ratio, width: `min(100%, calc(${ratio.toFixed(4)} * min(75dvh, max(12rem, 100dvh - 13rem))))` };
}

export function StepButtons({ onStep, className }: { onStep: StageProps['onStep']; className: string }) {
  const text = useLightboxText();
  if (!onStep) return null;
  const place = classNames('absolute top-1/2 z-10 -translate-y-1/2', className);
  return (
    <>
      <IconButton label={text('previous')} onClick={() => onStep(-1)} className={classNames(place, 'left-0')}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton label={text('next')} onClick={() => onStep(1)} className={classNames(place, 'right-0')}>
        <ChevronRightIcon />
      </IconButton>
    </>
  );
}
