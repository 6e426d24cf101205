import { IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { CloseIcon, PauseIcon, PlayIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';

/** Places in % of the width, sizes in rem, times in seconds. */

const SHAFTS = [
  { left: 4, width: 3, seconds: 9 },
  { left: 16, width: 6, seconds: 12 },
  { left: 31, width: 2.5, seconds: 8 },
  { left: 44, width: 7, seconds: 14 },
  { left: 63, width: 3.5, seconds: 10 },
  { left: 78, width: 5, seconds: 13 },
] as const;

const BUBBLES = [
  { left: 8, size: 0.7, seconds: 14, delay: 0 },
  { left: 11, size: 0.4, seconds: 11, delay: 4 },
  { left: 57, size: 1.1, seconds: 17, delay: 7 },
  { left: 59, size: 0.5, seconds: 12, delay: 2 },
  { left: 61, size: 0.8, seconds: 15, delay: 9 },
  { left: 88, size: 0.9, seconds: 16, delay: 5 },
  { left: 91, size: 0.45, seconds: 10, delay: 1 },
] as const;

const FISH = [
  { x: 190, y: 40, size: 1 },
  { x: 158, y: 24, size: 0.9 },
  { x: 162, y: 56, size: 0.95 },
  { x: 128, y: 40, size: 1.05 },
  { x: 122, y: 14, size: 0.75 },
  { x: 126, y: 72, size: 0.8 },
  { x: 92, y: 28, size: 0.85 },
  { x: 90, y: 56, size: 0.9 },
  { x: 58, y: 44, size: 0.8 },
  { x: 54, y: 18, size: 0.65 },
  { x: 28, y: 62, size: 0.7 },
] as const;

/** Animated underwater scene, which can be paused (TRAV-17). */
export function UnderwaterBanner({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText('travel');
  const [still, setStill] = useState(false);
  const control = 'bg-abyss/60 hover:bg-abyss/80!';
  return (
    <div
      data-testid="underwater-banner"
      data-still={still || !isOpen || undefined}
      className="relative isolate h-48 overflow-hidden bg-[linear-gradient(#14a3b4,#0a5a7d_45%,#041824)] lg:h-72 [&[data-still]_*]:[animation-play-state:paused]"
    >
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        {SHAFTS.map(({ left, width, seconds }) => (
          <span
            key={left}
            style={{ left: `${left}%`, width: `${width}rem`, animationDuration: `${seconds}s` }}
            className="absolute -top-4 block h-[120%] origin-top -rotate-18 animate-sway bg-linear-to-b from-white/35 to-transparent blur-md"
          />
        ))}
        <svg aria-hidden="true" viewBox="0 0 1200 24" preserveAspectRatio="none" className="absolute inset-x-0 top-0 h-4 w-full opacity-70">
          <path
            d="M0 0h1200v8c-60 0-60 12-120 12S1020 8 960 8s-60 12-120 12S780 8 720 8s-60 12-120 12S540 8 480 8s-60 12-120 12S300 8 240 8s-60 12-120 12S60 8 0 8Z"
            fill="var(--color-shallows)"
          />
        </svg>
        <School className="top-[34%] animate-swim" />
        <School className="top-[58%] scale-60 animate-swim opacity-60 [animation-delay:-11s] [animation-duration:38s]" />
        {BUBBLES.map(({ left, size, seconds, delay }) => (
          <span
            key={left}
            style={{
              left: `${left}%`,
              width: `${size}rem`,
              height: `${size}rem`,
              animationDuration: `${seconds}s`,
              animationDelay: `-${delay}s`,
            }}
            className="absolute -bottom-6 block animate-bubble rounded-full border border-white/40 bg-white/10 motion-reduce:hidden"
          />
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 1200 120"
          preserveAspectRatio="none"
          className="absolute inset-x-0 bottom-0 h-2/5 w-full"
          fill="var(--color-abyss)"
        >
          <path d="M0 120V62c30-6 44-30 66-30 16 0 20 18 40 18 26 0 30-36 62-36 24 0 26 30 52 34 40 6 60 30 110 30 70 0 110-24 190-24 90 0 130 30 220 30 60 0 84-22 118-26 28-3 34-34 62-34 22 0 26 22 48 22 26 0 34-44 66-44 34 0 36 36 66 40 40 5 60 14 100 18v60Z" />
        </svg>
        <Coral className="left-[3%] h-3/5" />
        <Coral className="right-[22%] h-2/5 -scale-x-100" />
        <Coral className="right-[2%] h-1/2" />
      </div>
      <Container className="flex h-full items-end justify-between gap-6 pb-6">
        <p className="max-w-[18em] font-display text-xl leading-tight text-white [text-shadow:0_1px_14px_rgb(4_24_36/0.75)] lg:text-3xl">
          {text('more.banner')}
        </p>
      </Container>
      <div className="absolute top-4 right-[clamp(1.25rem,5vw,4rem)] flex gap-2 text-white">
        <IconButton
          label={text(still ? 'more.play' : 'more.pause')}
          onClick={() => setStill(!still)}
          className={classNames(control, 'motion-reduce:hidden')}
        >
          {still ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
        <IconButton label={text('close')} onClick={onClose} className={control}>
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}

function School({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 90"
      className={`absolute left-0 h-20 w-48 lg:h-28 lg:w-68 ${className}`}
      fill="var(--color-abyss)"
      opacity=".62"
    >
      {FISH.map(({ x, y, size }) => (
        <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`} d="M20 0C15-6 6-6 0-1l-8-6v14l8-6c6 5 15 5 20-1Z" />
      ))}
    </svg>
  );
}

function Coral({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 120"
      className={`absolute -bottom-1 ${className}`}
      fill="none"
      stroke="var(--color-abyss)"
      strokeLinecap="round"
    >
      <path strokeWidth="8" d="M50 120C50 96 48 84 44 70M50 104c4-14 12-20 18-30M47 92C40 82 32 80 26 68" />
      <path
        strokeWidth="6"
        d="M44 70C40 58 42 46 36 34M44 70c4-10 10-16 10-30M68 74c6-8 4-18 10-28M68 74c8-2 12-6 18-14M26 68c-4-8-2-14-6-22M26 68c-6-2-10-6-14-10"
      />
      <path
        strokeWidth="4.5"
        d="M36 34c-4-6-3-12-7-18M36 34c3-6 5-10 4-18M54 40c-3-8-1-14-3-22M54 40c4-5 7-9 8-17M78 46c-2-6 0-10-2-16M78 46c4-4 6-8 10-12M86 60c3-1 6-4 8-8M20 46c-3-4-2-8-5-12M20 46c2-4 4-6 4-12M12 58c-3-1-5-4-7-7"
      />
    </svg>
  );
}
