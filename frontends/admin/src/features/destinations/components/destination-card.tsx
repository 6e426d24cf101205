import { AREAS } from '@reefdesk/contracts/access';
import type { DestinationRowView } from '@reefdesk/contracts/destinations/endpoints';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { PencilIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import { ClockIcon, ImageIcon, PinIcon } from '@reefdesk/ui/icons';
import { Link, Photo, useLocalise, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { editDestinationPath } from '../../../paths.ts';
import { DraftBadge } from '../../../shared/drafts/draft-badge.tsx';
import { useRights } from '../../../shared/session/use-rights.ts';
import { TranslationBadge } from '../../../shared/translations/translation-badge.tsx';
import { DestinationStatus } from './destination-status.tsx';

export interface DestinationCardProps {
  destination: DestinationRowView;
  /** Selection checkbox; null for users who may not edit. */
  box: ReactNode;
  onDelete: () => void;
}

export function DestinationCard({ destination, box, onDelete }: DestinationCardProps) {
  const text = useText('destinations');
  const localise = useLocalise();
  const mayEdit = useRights()(AREAS.content);
  const name = localise(destination.name) || text('withoutName');
  const { open, close } = destination.opening_hour;
  return (
    <article
      className="flex min-w-0 flex-1 flex-col overflow-hidden rounded-panel bg-white has-checked:ring-2 has-checked:ring-ocean"
      data-testid="destination-card"
    >
      <div className="relative">
        <Photo
          meta={destination.main_image_meta}
          path={destination.mainImage}
          alt=""
          sizes="(width < 48rem) 92vw, (width < 80rem) 44vw, 25rem"
          className="aspect-[2/1] w-full md:aspect-[16/10]"
        />
        {box}
        <div className={classNames('absolute top-3 right-3 flex flex-wrap gap-2', box ? 'left-14 ml-1' : 'left-3')}>
          <DestinationStatus status={destination.status} />
          <DraftBadge kind="destinations" id={destination.destination_id} />
          <TranslationBadge kind="destinations" id={destination.destination_id} shows={['stale']} className="px-3 py-1" />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <p className="text-xs font-semibold text-ocean">{localise(destination.category)}</p>
        <h2 className="font-display text-xl">{name}</h2>
        <ul className="grid gap-1.5 text-sm text-ink/80">
          <Fact icon={PinIcon}>{destination.location}</Fact>
          <Fact icon={ClockIcon}>{open && close ? `${open} – ${close}` : ''}</Fact>
          <Fact icon={ImageIcon}>{text('pictures', { count: destination.pictures })}</Fact>
        </ul>
        {!destination.is_complete && (
          <p className="self-start rounded-full bg-sun/45 px-2.5 py-0.5 text-xs font-semibold text-ink">{text('incomplete')}</p>
        )}
        {mayEdit && (
          <div className="mt-auto flex gap-2 pt-3">
            <Link
              to={editDestinationPath(destination.destination_id)}
              aria-label={`${text('edit')}: ${name}`}
              className={buttonClass({ variant: 'outline', size: 'small', className: 'flex-1' })}
            >
              <PencilIcon className="size-4" /> {text('edit')}
            </Link>
            <Button variant="ghost" size="small" onClick={onDelete} aria-label={`${text('delete')}: ${name}`} className="text-coral-dark">
              <TrashIcon className="size-4" /> {text('delete')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof PinIcon; children: string }) {
  if (!children) return null;
  return (
    <li className="flex min-w-0 items-start gap-1.5">
      <Icon className="mt-[0.28em] size-4 shrink-0 text-lagoon" />
      <span className="line-clamp-2 wrap-anywhere">{children}</span>
    </li>
  );
}
