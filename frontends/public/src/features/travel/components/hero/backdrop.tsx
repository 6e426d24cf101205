import { Photo } from '@reefdesk/web-kit';
import type { CSSProperties } from 'react';
import { MissingPhoto } from '../../../../shared/missing-photo.tsx';
import type { Slide } from '../../travel.ts';

/** Pictures are 3:2 and cover the frame, so a tall window shows a wider picture; phones load a smaller file. */
export const BACKDROP_SIZES = '(max-aspect-ratio: 3/4) 50vh, max(100vw, 150vh)';

export interface BackdropProps {
  slide: Slide;
  turn: number;
  previous: Slide | undefined;
  /** Initial `clip-path`, from which the picture grows. */
  from: string | undefined;
}

/** The slide's picture above the previous one, with shading that keeps texts readable (TRAV-05). */
export function Backdrop({ slide, turn, previous, from }: BackdropProps) {
  return (
    <>
      {previous && <Layer key={turn - 1} slide={previous} />}
      <Layer key={turn} slide={slide} from={turn > 0 ? from : undefined} />
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.94),rgb(4_24_36/0.76)_40%,rgb(4_24_36/0.36)_66%,rgb(4_24_36/0.5))] lg:bg-[linear-gradient(to_top,rgb(4_24_36/0.92),rgb(4_24_36/0.3)_38%,transparent_60%),linear-gradient(100deg,rgb(4_24_36/0.86),rgb(4_24_36/0.5)_38%,transparent_68%)]" />
    </>
  );
}

function Layer({ slide: { bgImage }, from }: { slide: Slide; from?: string | undefined }) {
  return (
    <div
      style={from ? ({ '--from': from } as CSSProperties) : undefined}
      className="absolute inset-0 -z-20 transition-[clip-path] duration-800 ease-buoyant [clip-path:inset(0)] starting:[clip-path:var(--from,inset(0))]"
    >
      <Photo
        meta={bgImage.meta}
        path={bgImage.url}
        alt=""
        sizes={BACKDROP_SIZES}
        className="size-full"
        missing={<MissingPhoto className="size-full" />}
      />
    </div>
  );
}
