import { AREAS } from '@reefdesk/contracts/access';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { Link, useText } from '@reefdesk/web-kit';
import { travelDetailPath } from '../../paths.ts';
import { useRights } from '../../shared/session/use-rights.ts';

/** Notes how many stops need translation, because drafts do not contain the itinerary, with a link for users who may edit it. */
export function ItineraryNote({ id, open }: { id: string; open: TranslationView | undefined }) {
  const text = useText('translations');
  const may = useRights();
  const count = [...(open?.missing ?? []), ...(open?.stale ?? [])].filter((field) => field.startsWith('itinerary.')).length;
  if (count === 0) return null;
  return (
    <p className="rounded-panel bg-white p-5 text-sm md:px-6">
      {text('translate.itinerary', { count })}{' '}
      {may(AREAS.content) && (
        <Link to={travelDetailPath(id)} className="link font-semibold text-ocean">
          {text('translate.toItinerary')}
        </Link>
      )}
    </p>
  );
}
