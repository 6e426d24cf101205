import { Button } from '@reefdesk/ui/button';
import { PinIcon } from '@reefdesk/ui/icons';
import { runtimeConfig, useText } from '@reefdesk/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mapPreview } from '../../../../shared/scenes/map-preview.ts';
import { Scene } from '../../../../shared/scenes/scene.tsx';
import { embeddedMap } from '../../map-links.ts';

/** A drawn map until the reader asks for the real one, so that the page sends no request to another host (ABOUT-38). */
export function LocationMap({ children }: { children: ReactNode }) {
  const text = useText('about');
  const [wanted, setWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus no longer exists.
  useEffect(() => {
    if (wanted) frame.current?.focus();
  }, [wanted]);
  return (
    <div className="mt-4 sm:mt-12">
      <div className="relative h-36 sm:h-[26rem] overflow-hidden rounded-panel bg-ocean lg:h-[30rem]">
        {wanted ? (
          <iframe
            ref={frame}
            src={embeddedMap(runtimeConfig().brand.map)}
            title={text('location.mapTitle')}
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="size-full border-0"
          />
        ) : (
          <Scene
            scene={mapPreview}
            alt={text('location.mapAlt')}
            sizes="(min-width: 80rem) 72rem, max(100vw, 47rem)"
            className="size-full"
          />
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-2 sm:mt-4 max-sm:[&>.button]:gap-1.5 max-sm:[&>.button]:px-3 max-sm:[&>.button]:text-xs sm:gap-x-5 sm:gap-y-4">
        {children}
        {!wanted && (
          <Button variant="outline" onClick={() => setWanted(true)}>
            <PinIcon />
            {text('location.mapButton')}
          </Button>
        )}
        <p className="basis-64 grow text-sm text-foam/80">{text('location.mapNotice')}</p>
      </div>
    </div>
  );
}
