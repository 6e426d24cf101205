import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { classNames } from '@reefdesk/ui/class-names';
import { useFormat, useText } from '@reefdesk/web-kit';
import { Panel } from '../../../shared/panel.tsx';

/** All messages in chronological order (ENQ-10). */
export function Thread({ enquiry: { messages, name } }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const format = useFormat();
  return (
    <Panel title={text('thread.title')}>
      {messages.length === 0 && <p className="text-sm text-ink/75">{text('thread.empty')}</p>}
      <ol className="grid gap-3">
        {messages.map(({ message_id, at, from, by, channel, subject, text: words, delivery }) => (
          <li
            key={message_id}
            className={classNames(
              'max-w-[40rem] rounded-panel px-4 py-3',
              from === 'guest' ? 'justify-self-start bg-foam' : 'justify-self-end bg-ocean/10',
            )}
          >
            <p className="text-xs text-ink/70">
              {from === 'guest' ? name : by?.name || text('thread.staff')} · {text(`channels.${channel}`)} ·{' '}
              <time dateTime={at}>{format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
            </p>
            {subject && <p className="mt-1 font-semibold">{subject}</p>}
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>
            {delivery && (
              <p className={classNames('mt-1 text-xs font-semibold', delivery === 'failed' ? 'text-coral-dark' : 'text-ink/70')}>
                {text(`thread.delivery.${delivery}`)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
