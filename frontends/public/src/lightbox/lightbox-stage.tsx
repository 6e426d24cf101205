import { Photo } from '@reefdesk/web-kit';
import { MissingPhoto } from '../photos/missing-photo.tsx';
import type { LightboxPhoto } from './lightbox-photo.ts';

export const STAGE_SIZES = '(min-width: 64rem) 80vw, 100vw';

const UNKNOWN_RATIO = 3 / 2;

/** One photo whole, as large as there is room, and at most 75% of the window high (DDET-26, CONST-11). */
export function LightboxStage({ photo, alt }: { photo: LightboxPhoto; alt: string }) {
  const ratio = photo.meta ? photo.meta.width / photo.meta.height : UNKNOWN_RATIO;
  return (
    <div
      className="mx-auto my-3 max-h-[75dvh] max-w-full animate-fade overflow-hidden sm:rounded-panel"
      style={{ aspectRatio: ratio, width: `min(100%, calc(${ratio.toFixed(4)} * min(75dvh, max(12rem, 100dvh - 13rem))))` }}
    >
      <Photo
        meta={photo.meta}
        path={photo.url}
        alt={alt}
        sizes={STAGE_SIZES}
        priority
        className="size-full"
        imageClassName="object-contain!"
        missing={<MissingPhoto className="size-full" />}
      />
    </div>
  );
}
