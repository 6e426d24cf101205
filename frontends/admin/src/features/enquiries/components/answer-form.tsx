import type { TemplateField } from '@reefdesk/contracts/enquiries/reply-templates';
import { openFieldsIn } from '@reefdesk/contracts/enquiries/reply-templates';
import { CONTACT_CHANNELS, type ContactChannel } from '@reefdesk/contracts/enquiries/values';
import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { chatLink } from '@reefdesk/contracts/site/brand';
import { useIdempotencyKey } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { copyText } from '@reefdesk/ui/copy-text';
import { SendIcon, WarningIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../../shared/panel.tsx';
import { useAnswerEnquiryMutation } from '../enquiries.api.ts';
import { useChange } from '../use-change.ts';
import { TemplatePicker } from './template-picker.tsx';

export const ANSWER_FIELD_ID = 'answer-text';

/** Sends answers by email. For a chat, it opens the app, shares or copies the text, and records the answer (ENQ-11). */
export function AnswerForm({ enquiry }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const subjectId = useElementId();
  const change = useChange();
  const [answer, { isLoading }] = useAnswerEnquiryMutation();
  const ways = CONTACT_CHANNELS.filter((one) => contactOf(enquiry, one));
  const [channel, setChannel] = useState<ContactChannel>(enquiry.preferred_channel);
  const [draft, setDraft] = useState('');
  const [subject, setSubject] = useState('');
  const [error, setError] = useState(false);
  const [warned, setWarned] = useState(false);
  const open = openFieldsIn(`${subject} ${draft}`);
  const way = channel === 'wechat' && canShare() ? 'wechatShare' : channel;
  const { keyOf, settle } = useIdempotencyKey();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(draft.trim() === '');
    if (draft.trim() === '') {
      document.getElementById(ANSWER_FIELD_ID)?.focus();
      return;
    }
    // Unfilled template fields need a separate button, so that a double click cannot send them (ENQ-12).
    setWarned(open.length > 0);
    if (open.length === 0) await send();
  };
  const send = async () => {
    // The window opens before any await, because browsers allow popups only during the click.
    if (channel === 'whatsapp') window.open(chatLink({ whatsapp: digitsOf(enquiry.phone) }, draft), '_blank', 'noopener');
    const isCopied = channel !== 'wechat' || (await copyText(draft));
    if (way === 'wechatShare' && !(await shareText(draft))) return;
    const message = { channel, text: draft, ...(channel === 'email' && subject.trim() && { subject }) };
    const isSent = await change(
      () => answer({ id: enquiry.enquiry_id, idempotencyKey: keyOf([channel, subject, draft]), body: message }).unwrap(),
      text(`answer.done.${isCopied ? channel : 'uncopied'}`),
    );
    if (!isSent) return;
    settle();
    setDraft('');
    setSubject('');
    setWarned(false);
  };
  return (
    <Panel title={text('answer.title')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <fieldset aria-label={text('answer.channel')} className="flex min-w-0 flex-wrap gap-2">
          {ways.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === channel}
              onClick={() => setChannel(one)}
              className={classNames(
                'min-h-11 rounded-full border px-5 text-sm font-semibold',
                one === channel ? 'border-ocean bg-ocean text-white' : 'border-ink/25 hover:bg-ocean/8',
              )}
            >
              {text(`channels.${one}`)}
            </button>
          ))}
        </fieldset>
        {channel === 'email' && (
          <div>
            <label htmlFor={subjectId} className="mb-1.5 block text-sm font-semibold">
              {text('answer.subject')}
            </label>
            <input
              id={subjectId}
              value={subject}
              maxLength={LIMITS.nameMaxLength}
              placeholder={text('answer.subjectPlaceholder', { reference: enquiry.reference })}
              onChange={(event) => setSubject(event.target.value)}
              className="field"
            />
          </div>
        )}
        <TemplatePicker
          enquiry={enquiry}
          onUse={(filled) => {
            setDraft((typed) => (typed.trim() ? `${typed.trimEnd()}\n\n${filled}` : filled));
            document.getElementById(ANSWER_FIELD_ID)?.focus();
          }}
        />
        <div>
          <label htmlFor={ANSWER_FIELD_ID} className="mb-1.5 block text-sm font-semibold">
            {text('answer.text')}
          </label>
          <textarea
            id={ANSWER_FIELD_ID}
            rows={draft.includes('\n') ? 12 : 5}
            value={draft}
            maxLength={LIMITS.enquiryMessageMaxLength}
            aria-invalid={error || undefined}
            aria-describedby={error ? 'answer-fault' : undefined}
            onChange={(event) => setDraft(event.target.value)}
            className="field scroll-mt-24 resize-y"
          />
          {error && (
            <p id="answer-fault" className="mt-1.5 text-sm font-semibold text-coral-dark">
              {text('answer.required')}
            </p>
          )}
        </div>
        {open.length > 0 && <OpenFields fields={open} />}
        <div>
          <Button type="submit" variant="primary" busy={isLoading} className="w-full sm:w-auto">
            <SendIcon className="size-5" />
            {text(`answer.send.${way}`)}
          </Button>
          <p className="mt-3 text-sm text-ink/75">{text(`answer.hint.${way}`)}</p>
        </div>
        {warned && open.length > 0 && <SendAnyway busy={isLoading} onSend={() => void send()} />}
      </form>
    </Panel>
  );
}

function contactOf({ email, phone, wechat }: EnquiryWholeView, channel: ContactChannel): string | null {
  return { email, whatsapp: phone, wechat }[channel];
}

/** On phones, the share sheet leads to the guest's chat without pasting. */
function canShare(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** False if the user closed the share sheet. */
async function shareText(text: string): Promise<boolean> {
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    // Without permission to share, the text is still in the clipboard.
    return !(error instanceof DOMException && error.name === 'AbortError');
  }
}

function digitsOf(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '');
}

/** Lists the template fields that are still unfilled in the answer (ENQ-12). */
function OpenFields({ fields }: { fields: readonly TemplateField[] }) {
  const text = useText('replies');
  return (
    <p role="status" className="flex gap-2 rounded-field border border-coral-dark/50 p-4 text-sm font-semibold text-coral-dark">
      <WarningIcon className="size-5 shrink-0" />
      {text('openFields.title', { fields: fields.map((field) => text(`fields.${field}`)).join(', ') })}
    </p>
  );
}

/** Sends the answer despite unfilled fields. It is below the send button, which must not move under a second click. */
function SendAnyway({ busy, onSend }: { busy: boolean; onSend: () => void }) {
  const text = useText('replies');
  return (
    <div role="alert" className="grid gap-2 text-sm">
      <p>{text('openFields.text')}</p>
      <Button variant="outline" size="small" busy={busy} className="min-h-11 justify-self-start text-coral-dark" onClick={onSend}>
        {text('openFields.send')}
      </Button>
    </div>
  );
}
