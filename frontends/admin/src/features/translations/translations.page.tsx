import { LANGUAGE_NAMES } from '@reefdesk/contracts/languages';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { CheckIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { PATHS, translatePath } from '../../paths.ts';
import { Badge } from '../../shared/lists/badge.tsx';
import { CursorList } from '../../shared/lists/cursor-list.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { useCursorQuery } from '../../shared/lists/use-cursor-query.ts';
import { useTranslationsQuery } from '../../shared/translations/translations.api.ts';
import { TranslationCountsTable } from './translation-counts.tsx';
import { TranslationFilters } from './translation-filters.tsx';
import { askedOf, TRANSLATION_LIST } from './translation-list.ts';

/** Overview of all incomplete translations (EDT-07). */
export default function TranslationsPage() {
  const text = useText('translations');
  const list = useCursorQuery(TRANSLATION_LIST);
  const result = useTranslationsQuery({ query: askedOf(list.query) });
  const { data, isFetching, isLoading, refetch } = result;
  usePage({ title: text('pages.translations'), page: 'translations' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.translations')} lead={text('lead')}>
        <Link to={PATHS.glossary} className={buttonClass({ variant: 'outline' })}>
          {text('pages.glossary')}
        </Link>
      </ListHeader>
      {isLoading && <Skeleton className="h-72 w-full rounded-panel" />}
      {data && <TranslationCountsTable counts={data.counts} list={list} />}
      {data && data.away.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-white p-5 md:px-6">
          <p role="alert" className="font-semibold text-coral-dark">
            {text('away', { kinds: data.away.map((kind) => text(`kinds.${kind}`)).join(', ') })}
          </p>
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            {text('retry')}
          </Button>
        </div>
      )}
      <TranslationFilters list={list} />
      <CursorList namespace="translations" icon={CheckIcon} result={result} list={list}>
        {(row) => <TranslationRow key={`${row.kind} ${row.id} ${row.language}`} row={row} />}
      </CursorList>
    </main>
  );
}

/** List row for one record in one language, with a link to its translation page. */
function TranslationRow({ row }: { row: TranslationView }) {
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
