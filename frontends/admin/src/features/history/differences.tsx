import type { VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import { imagePath } from '@reefdesk/contracts/images/values';
import { Photo, useText } from '@reefdesk/web-kit';
import { isPicture, useAuditWords } from '../../shared/audit/use-audit-words.ts';
import { Panel } from '../../shared/panel.tsx';

export interface DifferencesProps {
  title: string;
  /** Labels of the left and the right side. */
  sides: readonly [string, string];
  changes: VersionView['changes'];
  /** Message when there are no changes. */
  none: string;
}

/** Two states side by side, by field and language (EDT-05). */
export function Differences({ title, sides, changes, none }: DifferencesProps) {
  const words = useAuditWords();
  return (
    <Panel title={title}>
      {changes.length === 0 && <p className="text-sm text-ink/75">{none}</p>}
      <dl className="grid gap-5 empty:hidden">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="grid gap-2">
            <dt className="font-semibold">{words.fieldOf(field)}</dt>
            <dd className="grid gap-2 text-sm sm:grid-cols-2 sm:gap-4">
              <Side label={sides[0]} field={field} value={before} className="bg-coral/8" />
              <Side label={sides[1]} field={field} value={after} className="bg-leaf/10" />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

interface SideProps {
  label: string;
  field: string;
  value: string | null;
  className: string;
}

function Side({ label, field, value, className }: SideProps) {
  const text = useText('history');
  const words = useAuditWords();
  return (
    <div className={`min-w-0 rounded-field p-3 ${className}`}>
      <span className="mb-1 block text-xs text-ink/75">{label}</span>
      {value === null && <span className="text-ink/75">{text('nothing')}</span>}
      {value !== null && !isPicture(field) && <span className="whitespace-pre-line wrap-anywhere">{words.shownAs(field, value)}</span>}
      {value !== null && isPicture(field) && (
        <span className="flex flex-wrap gap-2">
          {value.split(', ').map((id, at) => (
            <Photo key={id} path={`${imagePath(id)}/320`} alt={text('picture', { number: at + 1 })} className="h-16 w-24 rounded-field" />
          ))}
        </span>
      )}
    </div>
  );
}
