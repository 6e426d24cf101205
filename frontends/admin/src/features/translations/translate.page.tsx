import type { DraftSource } from '@reefdesk/contracts/editing/endpoints';
import { LANGUAGE_NAMES, LANGUAGES, type Language, type Localised } from '@reefdesk/contracts/languages';
import { TRANSLATED_KINDS, type TranslatedKind } from '@reefdesk/contracts/translations/values';
import { buttonClass } from '@reefdesk/ui/button';
import { Select } from '@reefdesk/ui/select';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, useLocalise, usePage, useParams, useSearchParams, useText } from '@reefdesk/web-kit';
import LostPage from '../../lost.page.tsx';
import { PATHS } from '../../paths.ts';
import { useDraftSourceQuery } from '../../shared/drafts/drafts.api.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { useOwnLanguages } from '../../shared/translations/use-own-languages.ts';
import { TranslateForm } from './translate-form.tsx';
import { placesOf, textAt, valuesOf } from './translated-texts.ts';

const isKind = (kind: string): kind is TranslatedKind => TRANSLATED_KINDS.some((one) => one === kind);

/** Translation page of a record (EDT-08). The target language is in the address. */
export default function TranslatePage() {
  const { kind = '', recordId = '' } = useParams();
  return isKind(kind) ? <Translate kind={kind} id={recordId} /> : <LostPage />;
}

function Translate({ kind, id }: { kind: TranslatedKind; id: string }) {
  const text = useText('translations');
  const [params, setParams] = useSearchParams();
  const languages = useOwnLanguages();
  const requested = params.get('language');
  const language = languages.find((one) => one === requested) ?? languages.find((one) => one !== 'en') ?? languages[0];
  const { data, error, isFetching, refetch } = useDraftSourceQuery({ kind, id }, { refetchOnMountOrArgChange: true });
  const name = useNameOf(kind, data);
  usePage({ title: name || text('translate.title'), page: 'translate' });
  const choose = (next: Language) => setParams({ language: next }, { replace: true });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={name || text('translate.title')} lead={`${text(`one.${kind}`)} · ${text('translate.lead')}`}>
        <div className="flex items-center gap-2 max-sm:w-full">
          {language && languages.length > 1 && (
            <Select
              label={text('language')}
              value={language}
              options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              onChange={choose}
              className="min-w-0 flex-1 bg-white text-sm sm:w-48 sm:flex-none"
            />
          )}
          <Link to={PATHS.glossary} className={buttonClass({ variant: 'outline' })}>
            {text('pages.glossary')}
          </Link>
        </div>
      </ListHeader>
      {!data && !error && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {!data && error && (
        <ListFailure failure={error} fallback={text('translate.failed')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data && !language && <p className="rounded-panel bg-white p-6">{text('translate.noLanguage')}</p>}
      {data && language && (
        <TranslateForm
          key={`${kind} ${id}`}
          kind={kind}
          id={id}
          source={data as DraftSource<{ version: number }>}
          language={language}
          onLanguage={choose}
        />
      )}
    </main>
  );
}

function useNameOf(kind: TranslatedKind, source: DraftSource | undefined): string {
  const localise = useLocalise();
  if (!source) return '';
  const values = valuesOf(kind, (source.draft?.draft ?? source.record) as object);
  if (kind === 'site') return textAt(values, 'brand.name');
  const [first] = placesOf(kind, values);
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, textAt(values, first?.paths[language])]));
  return localise(names as Localised);
}
