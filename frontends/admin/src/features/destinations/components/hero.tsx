import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { FilePreview } from '@reefdesk/forms/uploads';
import { PinIcon } from '@reefdesk/ui/icons';
import { Photo, useLocalise, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { DestinationStatus } from './destination-status.tsx';

export interface HeroProps {
  destination: DestinationView;
  staged?: File | null;
  children?: ReactNode;
}

/** The main image, 400 px high, with name, location and status (ADEDIT-02, CONST-41). */
export function Hero({ destination, staged, children }: HeroProps) {
  const text = useText('destinations');
  const localise = useLocalise();
  return (
    <section className="relative h-[400px] overflow-hidden rounded-panel bg-deep text-white">
      {staged ? (
        <FilePreview file={staged} className="absolute inset-0 size-full" />
      ) : (
        <Photo
          meta={destination.main_image_meta}
          path={destination.mainImage}
          alt=""
          priority
          sizes="(width < 64rem) 92vw, 70rem"
          className="absolute inset-0 size-full"
          missing={<span role="img" aria-label={text('noMain')} className="absolute inset-0 bg-linear-to-b from-ocean to-abyss" />}
        />
      )}
      <div className="absolute inset-0 bg-linear-to-t from-abyss/90 via-abyss/35 to-abyss/10" />
      {children && <div className="absolute top-4 right-4 left-4 flex flex-wrap justify-end gap-2">{children}</div>}
      <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 p-5 md:p-8">
        <div className="min-w-0">
          <h1 className="font-display text-3xl wrap-anywhere">{localise(destination.name) || text('withoutName')}</h1>
          {destination.location && (
            <p className="mt-1.5 flex items-center gap-2 text-white/90">
              <PinIcon className="size-5 shrink-0" />
              {destination.location}
            </p>
          )}
        </div>
        <DestinationStatus status={destination.status} className="shrink-0 px-4 py-1.5" />
      </div>
    </section>
  );
}
