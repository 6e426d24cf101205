import type { PersonView } from '@reefdesk/contracts/people/endpoints';
import { Avatar } from '@reefdesk/ui/avatar';
import { classNames } from '@reefdesk/ui/class-names';
import { useFormat, useText } from '@reefdesk/web-kit';
import { PositionBadge } from './position-badge.tsx';
import { RowButton } from './row-button.tsx';

export interface PersonRowProps {
  person: PersonView;
  isSelf: boolean;
  busy: boolean;
  onEdit: () => void;
  onDisable: () => void;
  onEnable: () => void;
}

export function PersonRow({ person, isSelf, busy, onEdit, onDisable, onEnable }: PersonRowProps) {
  const text = useText('people');
  const format = useFormat();
  const { fullname: name, email, status } = person;
  const isDisabled = status === 'disabled';
  return (
    <article aria-label={name} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 md:px-6">
      <Avatar source={null} name={name} className={classNames('size-11 shrink-0 text-ocean', isDisabled && 'opacity-50')} />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-semibold wrap-anywhere">
          {name}
          {isSelf && <span className="ml-2 text-xs font-normal text-ink/70">{text('you')}</span>}
        </h3>
        <p className="text-sm text-ink/75 wrap-anywhere">{email}</p>
        <p className="mt-0.5 text-xs text-ink/70">{text('since', { date: format.date(person.created_at, { dateStyle: 'medium' }) })}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:w-56">
        <PositionBadge position={person.position} languages={person.languages} />
        {isDisabled && (
          <span className="rounded-full border border-coral-dark/50 px-3 py-1 text-xs font-semibold text-coral-dark">
            {text('values.disabled')}
          </span>
        )}
      </div>
      <div className="flex gap-2 max-sm:w-full lg:w-60">
        <RowButton variant="outline" onClick={onEdit} label={text('changeOf', { name })}>
          {text('change')}
        </RowButton>
        {isDisabled ? (
          <RowButton variant="ghost" busy={busy} onClick={onEnable} label={text('enableOf', { name })}>
            {text('enable')}
          </RowButton>
        ) : (
          <RowButton variant="ghost" busy={busy} onClick={onDisable} label={text('disableOf', { name })} className="text-coral-dark">
            {text('disable')}
          </RowButton>
        )}
      </div>
    </article>
  );
}
