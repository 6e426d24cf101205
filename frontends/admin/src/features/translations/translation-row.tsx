import { LANGUAGE_NAMES } from '@reefdesk/contracts/languages';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { Link, useLocalise, useText } from '@reefdesk/web-kit';
import { translatePath } from '../../paths.ts';
import { Badge } from '../../shared/lists/badge.tsx';

/** List row for one record in one language, with a link to its translation page. */
export function TranslationRow({ row }: { row: TranslationView }) {
  const text = useText('translations');
  const localise = useLocalise();
  const { kind, id, names, language, complete, missing, stale } = row;
  const name = localise(names) || text('withoutName');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-white px-4 py-3.5 sm:px-6">
      <div className="min-w-0">
        <Link
          to={translatePath(kind, id, language)}
          className="link inline-flex min-h-6 items-center font-semibold text-ocean wrap-anywhere"
        >
          {name}
        </Link>
        <p className="mt-0.5 text-sm text-ink/75">
          {text(`one.${kind}`)} · {LANGUAGE_NAMES[language]}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {missing.length > 0 && <Badge className="bg-coral/25 text-abyss">{text('missing', { count: missing.length })}</Badge>}
        {stale.length > 0 && <Badge className="bg-sun/45 text-ink">{text('stale', { count: stale.length })}</Badge>}
        {complete && <Badge className="bg-lagoon/15 text-deep">{text('statuses.complete')}</Badge>}
      </p>
    </li>
  );
}
