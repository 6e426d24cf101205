import { classNames } from '@reefdesk/ui/class-names';
import { Photo } from '@reefdesk/web-kit';
import { MissingPhoto } from '../../../../shared/missing-photo.tsx';
import { Scene } from '../../../../shared/scenes/scene.tsx';
import type { Slide } from '../../slide.ts';

/** Pictures are 3:2 and cover the window, so a high one shows them wider than itself; phones take a smaller file. */
export const SLIDE_SIZES = '(max-aspect-ratio: 3/4) 50vh, max(100vw, 140vh)';

export interface SlidePictureProps {
  slide: Slide;
  /** Comes up over the one before it. */
  fades?: boolean;
  priority?: boolean;
}

/** One picture of the slideshow; a change is a fade of one second (ABOUT-13, CONST-19). */
export function SlidePicture({ slide, fades = false, priority = false }: SlidePictureProps) {
  return (
    <div data-testid="slide" className={classNames('absolute inset-0 -z-20', fades && 'animate-fade [animation-duration:1s]')}>
      {slide.scene ? (
        <Scene scene={slide.scene} sizes={SLIDE_SIZES} priority={priority} className="size-full" />
      ) : (
        <Photo
          meta={slide.meta}
          path={slide.image}
          alt=""
          sizes={SLIDE_SIZES}
          priority={priority}
          className="size-full"
          missing={<MissingPhoto className="size-full" labelClassName="self-start mt-32" />}
        />
      )}
    </div>
  );
}
