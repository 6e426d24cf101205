import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { markedTerms } from '@reefdesk/contracts/translations/glossary';
import { useText } from '@reefdesk/web-kit';

export interface SourceTextProps {
  source: { language: Language; text: string };
  target: Language;
  terms: readonly GlossaryTermView[];
}

/** The source text with its glossary terms marked, and their agreed translations below it (EDT-08). */
export function SourceText({ source, target, terms }: SourceTextProps) {
  const text = useText('translations');
  // Glossary terms are English, so only English sources are marked.
  let at = 0;
  const runs = markedTerms(source.text, source.language === 'en' ? terms : []).map((run) => {
    const begin = at;
    at += run.text.length;
    return { begin, run };
  });
  const met = [...new Map(runs.flatMap(({ run }) => (run.term ? [[run.term.key, run.term] as const] : []))).values()];
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-sm font-semibold">{LANGUAGE_NAMES[source.language]}</p>
      <p lang={LANGUAGE_TAGS[source.language]} className="rounded-field bg-foam px-4 py-3 whitespace-pre-line wrap-anywhere">
        {runs.map(({ begin, run }) =>
          run.term ? (
            <mark key={begin} className="rounded-sm bg-sun/45 text-ink">
              {run.text}
            </mark>
          ) : (
            <span key={begin}>{run.text}</span>
          ),
        )}
      </p>
      {met.length > 0 && (
        <ul aria-label={text('translate.terms')} className="mt-2 grid gap-1 text-sm">
          {met.map((term) => (
            <li key={term.key} className="wrap-anywhere">
              <span className="font-semibold">{term.terms.en}</span> <Agreed term={term} target={target} />
              {term.note && <span className="text-ink/70"> ({term.note})</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Agreed({ term, target }: { term: GlossaryTermView; target: Language }) {
  const text = useText('translations');
  if (term.keep) return <span className="text-ink/75">{text('glossary.stays')}</span>;
  const translation = term.terms[target];
  if (!translation) return <span className="text-ink/70">{text('glossary.noWord')}</span>;
  return (
    <>
      <span aria-hidden="true">→</span> <span lang={LANGUAGE_TAGS[target]}>{translation}</span>
    </>
  );
}
