import type { AuditEntryView } from '@reefdesk/contracts/audit/endpoints';
import { useFormat, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { isPicture, useAuditTexts } from './use-audit-texts.ts';

/** Audit entry as a sentence, with the old and new values in a closed panel. `children` are its actions. */
export function AuditEntry({ entry, children }: { entry: AuditEntryView; children?: ReactNode }) {
  const text = useText('audit');
  const auditTexts = useAuditTexts();
  const format = useFormat();
  const { at, network, changes, changes_left_out: leftOut, outcome, actor } = entry;
  const from = network && network !== 'shell' ? [text('fromNetwork', { network })] : [];
  const facts = [format.date(at, { dateStyle: 'medium', timeStyle: 'short' }), ...from];
  return (
    <li className="bg-white px-5 py-4">
      <p className="wrap-anywhere">{auditTexts.sentenceOf(entry)}</p>
      <p className="mt-0.5 text-xs text-ink/70 wrap-anywhere">{[...facts, ...(actor.email ? [actor.email] : [])].join(' · ')}</p>
      {outcome === 'unknown' && <p className="mt-1 text-xs font-semibold text-coral-dark">{text('unknown')}</p>}
      {changes.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="link inline-flex min-h-6 cursor-pointer items-center">
            {text('open', { count: changes.length + leftOut })}
          </summary>
          <dl className="mt-2 grid gap-3">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="grid gap-1 border-l-2 border-ink/15 pl-3">
                <dt className="font-semibold">{auditTexts.fieldOf(field)}</dt>
                {isPicture(field) ? (
                  <dd>{text('otherPictures')}</dd>
                ) : (
                  <dd className="grid gap-1 whitespace-pre-line wrap-anywhere sm:grid-cols-2 sm:gap-4">
                    <Value label={text('before')}>{auditTexts.shownAs(field, before)}</Value>
                    <Value label={text('after')}>{auditTexts.shownAs(field, after)}</Value>
                  </dd>
                )}
              </div>
            ))}
          </dl>
          {leftOut > 0 && <p className="mt-2 text-xs text-ink/70">{text('leftOut', { count: leftOut })}</p>}
        </details>
      )}
      {children}
    </li>
  );
}

function Value({ label, children }: { label: string; children: string }) {
  return (
    <span>
      <span className="block text-xs text-ink/70">{label}</span>
      {children}
    </span>
  );
}
