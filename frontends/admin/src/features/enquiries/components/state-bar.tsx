import type { EnquiryEdit } from '@reefdesk/contracts/enquiries/requests';
import { ENQUIRY_STATES } from '@reefdesk/contracts/enquiries/values';
import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { Select } from '@reefdesk/ui/select';
import { selectUser, useAppSelector, useText } from '@reefdesk/web-kit';
import { useEditEnquiryMutation } from '../enquiries.api.ts';
import { NOBODY, useAssignees } from '../use-assignees.ts';
import { useChange } from '../use-change.ts';

/** Sets the state or takes the enquiry on with one tap, or gives it to a colleague (ENQ-10). */
export function StateBar({ enquiry }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const user = useAppSelector(selectUser);
  const change = useChange();
  const [edit, { isLoading }] = useEditEnquiryMutation();
  const { enquiry_id: id, version, state, assignee } = enquiry;
  const make = (values: EnquiryEdit, done: string) => void change(() => edit({ id, version, body: values }).unwrap(), done);
  const assignees = useAssignees(assignee?.user_id, assignee?.name);
  const assign = (id: string) => {
    if (id === NOBODY) return make({ assignee: null }, text('stateBar.given'));
    if (id === user?.user_id) return make({ assignee: 'me' }, text('stateBar.taken'));
    make({ assignee: id }, text('stateBar.assigned', { name: assignees.find(({ value }) => value === id)?.label ?? id }));
  };
  return (
    <section aria-label={text('stateBar.label')} className="grid gap-4 rounded-panel bg-white p-5 sm:p-6">
      <fieldset aria-label={text('state')} className="grid min-w-0 grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        {ENQUIRY_STATES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            disabled={isLoading}
            onClick={() => one !== state && make({ state: one }, text('stateBar.changed', { state: text(`values.${one}`) }))}
            className={classNames(
              'min-h-11 rounded-field border px-2 text-sm font-semibold transition-colors sm:flex-auto',
              one === state ? 'border-ocean bg-ocean text-white' : 'border-ink/25 hover:bg-ocean/8',
            )}
          >
            {text(`values.${one}`)}
          </button>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Select
          label={text('filters.assignee.label')}
          value={assignee?.user_id ?? NOBODY}
          options={assignees}
          onChange={assign}
          disabled={isLoading}
          className="min-h-11 w-auto min-w-0 flex-auto text-sm"
        />
        {assignee?.user_id !== user?.user_id && (
          <Button variant="outline" size="small" className="min-h-11" disabled={isLoading} onClick={() => assign(user?.user_id ?? '')}>
            {text('stateBar.take')}
          </Button>
        )}
      </div>
    </section>
  );
}
