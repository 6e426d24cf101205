import { classNames } from '@reefdesk/ui/class-names';
import { ruleClass } from '@reefdesk/ui/rule-class';
import { NeedsScripts } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import avif from '../../assets/scenes/sign-in.avif';
import webp from '../../assets/scenes/sign-in.webp';
import avifHalf from '../../assets/scenes/sign-in-half.avif';
import webpHalf from '../../assets/scenes/sign-in-half.webp';
import { Scene } from '../scenes/scene.tsx';
import { sceneFiles } from '../scenes/scene-files.ts';

/** Bubbles: position in % of the width, size in rem, duration and delay in seconds. */
const BUBBLES = [
  [3, 0.5, 9, 3.2],
  [70, 1.1, 13, 0],
  [74, 0.7, 11, 1.4],
  [79, 2.2, 18, 6.5],
  [83, 0.45, 8.5, 4.6],
  [87, 1.5, 15, 8],
  [91, 0.9, 12, 10.5],
  [94, 1.8, 17, 2.3],
  [97, 0.6, 10, 7.1],
] as const;

/** Decoration of the picture, which never covers text; hidden under reduced motion (SIGN-06). */
function RisingBubbles() {
  return (
    <div
      aria-hidden="true"
      data-testid="rising-bubbles"
      className="pointer-events-none absolute inset-0 overflow-hidden motion-reduce:hidden"
    >
      {BUBBLES.map(([left, size, duration, delay]) => (
        <span
          key={left}
          className={classNames(
            'absolute -bottom-12 block animate-bubble rounded-full border border-shallows/25 bg-[radial-gradient(circle_at_32%_28%,rgb(237_247_246/0.5),rgb(127_214_210/0.12)_50%,rgb(20_163_180/0.06))]',
            ruleClass({
              left: `${left}%`,
              width: `${size}rem`,
              height: `${size}rem`,
              'animation-duration': `${duration}s`,
              'animation-delay': `-${delay}s`,
            }),
          )}
        />
      ))}
    </div>
  );
}

const signIn = sceneFiles([1400, 1750], { avif, avifHalf, webp, webpHalf });

export interface SignInLayoutProps {
  heading: string;
  text: string;
  scene: string;
  children: ReactNode;
}

/** Dark background: warnings and confirmations use lighter colours than on white. */
const ON_DARK = '[&_.text-coral-dark]:text-coral-light [&_.text-leaf]:text-shallows';

export function SignInLayout({ heading, text, scene, children }: SignInLayoutProps) {
  return (
    <main id="main" tabIndex={-1} className="relative grid min-h-dvh bg-deep text-foam outline-none lg:grid-cols-[1.1fr_1fr]">
      <div className="relative h-56 overflow-hidden lg:h-auto">
        {/* It fades into the column, so that no edge crosses the menu above. */}
        <Scene
          scene={signIn}
          priority
          sizes="(min-width: 64rem) 55vw, 100vw"
          className="absolute inset-0 size-full lg:[mask-image:linear-gradient(to_right,#000_55%,transparent_98%)]"
        />
        <div className="absolute inset-0 bg-linear-to-t from-abyss/75 via-transparent via-55% to-abyss/30 lg:[mask-image:linear-gradient(to_right,#000_55%,transparent_98%)]" />
        <RisingBubbles />
        <p className="absolute right-20 bottom-16 left-20 hidden max-w-lg font-display text-2xl text-white lg:block">{scene}</p>
      </div>
      <div className="relative -mt-8 grid items-center overflow-hidden rounded-t-panel bg-[linear-gradient(var(--color-deep),var(--color-abyss))] px-5 pt-10 pb-16 sm:px-12 lg:mt-0 lg:rounded-none lg:pt-28 lg:pb-20">
        <div className={`relative mx-auto w-full max-w-md ${ON_DARK}`}>
          <h1 className="heading-2">{heading}</h1>
          <p className="mt-3 mb-9 text-foam/80">{text}</p>
          <NeedsScripts className="mb-8" />
          {children}
        </div>
      </div>
    </main>
  );
}
