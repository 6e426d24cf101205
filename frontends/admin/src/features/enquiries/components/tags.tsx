import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { Button } from '@reefdesk/ui/button';
import { CloseIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../../shared/panel.tsx';
import { useEditEnquiryMutation } from '../enquiries.api.ts';
import { useChange } from '../use-change.ts';

/** Tags by which staff sort enquiries (ENQ-10). */
export function Tags({ enquiry: { enquiry_id: id, version, tags } }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const fieldId = useElementId();
  const change = useChange();
  const [edit, { isLoading }] = useEditEnquiryMutation();
  const [typed, setTyped] = useState('');
  const save = (next: string[]) => change(() => edit({ id, version, body: { tags: next } }).unwrap());
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    if (tag && (await save([...tags, tag]))) setTyped('');
  };
  return (
    <Panel title={text('tags.title')}>
      <ul className="mb-3 flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <li key={tag} className="flex items-center rounded-full bg-ocean/10 pl-4 text-sm font-semibold text-ocean">
            {tag}
            <button
              type="button"
              aria-label={text('tags.remove', { tag })}
              disabled={isLoading}
              onClick={() => void save(tags.filter((one) => one !== tag))}
              className="grid size-9 place-items-center rounded-full hover:bg-ocean/15"
            >
              <CloseIcon className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="flex gap-2">
        <label htmlFor={fieldId} className="sr-only">
          {text('tags.label')}
        </label>
        <input
          id={fieldId}
          value={typed}
          maxLength={LIMITS.tagMaxLength}
          placeholder={text('tags.label')}
          onChange={(event) => setTyped(event.target.value)}
          className="field min-w-0 text-sm"
        />
        <Button type="submit" variant="outline" className="shrink-0" busy={isLoading}>
          {text('tags.add')}
        </Button>
      </form>
    </Panel>
  );
}
