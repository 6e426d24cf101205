import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { useIdempotencyKey } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useFormat, useText } from '@reefdesk/web-kit';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../../shared/panel.tsx';
import { useNoteEnquiryMutation } from '../enquiries.api.ts';
import { useChange } from '../use-change.ts';

/** Notes that only staff see (ENQ-10). */
export function Notes({ enquiry: { enquiry_id: enquiryId, notes } }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const format = useFormat();
  const id = useElementId();
  const change = useChange();
  const [add, { isLoading }] = useNoteEnquiryMutation();
  const [draft, setDraft] = useState('');
  const { keyOf, settle } = useIdempotencyKey();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === '') return;
    if (!(await change(() => add({ id: enquiryId, idempotencyKey: keyOf(draft), body: { text: draft } }).unwrap(), text('notes.added'))))
      return;
    settle();
    setDraft('');
  };
  return (
    <Panel title={text('notes.title')}>
      <ul className="mb-3 grid gap-3 empty:hidden">
        {notes.map(({ note_id, at, by, text: note }) => (
          <li key={note_id} className="rounded-field bg-sand p-3 text-sm">
            <p className="text-xs text-ink/70">
              {by.name || by.user_id} · {format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
            <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{note}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="grid gap-2">
        <label htmlFor={id} className="sr-only">
          {text('notes.label')}
        </label>
        <textarea
          id={id}
          rows={2}
          value={draft}
          maxLength={LIMITS.enquiryMessageMaxLength}
          placeholder={text('notes.label')}
          onChange={(event) => setDraft(event.target.value)}
          className="field resize-y text-sm"
        />
        <Button type="submit" variant="outline" size="small" className="min-h-11 justify-self-start" busy={isLoading}>
          {text('notes.add')}
        </Button>
      </form>
    </Panel>
  );
}
