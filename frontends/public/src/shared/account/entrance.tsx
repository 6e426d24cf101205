import { NeedsScripts } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import avif from '../../assets/scenes/sign-in.avif';
import webp from '../../assets/scenes/sign-in.webp';
import avifHalf from '../../assets/scenes/sign-in-half.avif';
import webpHalf from '../../assets/scenes/sign-in-half.webp';
import { Scene } from '../scenes/scene.tsx';
import { sceneFiles } from '../scenes/scene-files.ts';
import { RisingBubbles } from './rising-bubbles.tsx';

const signIn = sceneFiles([1400, 1750], { avif, avifHalf, webp, webpHalf });

export interface EntranceProps {
  heading: string;
  text: string;
  /** Stands on the picture, where there is room. */
  scene: string;
  children: ReactNode;
}

/** Dark ground: what warns and what is well done is said in lighter colours than on white. */
const ON_DARK = '[&_.text-coral-dark]:text-coral-light [&_.text-leaf]:text-shallows';

/** Signing in, and what is on the way to it: a picture, and a column with the form. */
export function Entrance({ heading, text, scene, children }: EntranceProps) {
  return (
    <main id="main" tabIndex={-1} className="relative grid min-h-dvh bg-deep text-foam outline-none lg:grid-cols-[1.1fr_1fr]">
      <div className="relative h-56 overflow-hidden lg:h-auto">
        {/* It fades into the column, so that no seam runs through the menu above both. */}
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
