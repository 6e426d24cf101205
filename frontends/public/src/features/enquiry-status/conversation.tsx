import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { classNames } from '@reefdesk/ui/class-names';
import { runtimeConfig, useFormat, useText } from '@reefdesk/web-kit';

/** What both sides said, in order of time. */
export function Conversation({ enquiry: { messages } }: { enquiry: EnquiryStatusView }) {
  const text = useText('enquiry-status');
  const format = useFormat();
  if (messages.length === 0) return <p className="mt-4 text-ink/75">{text('nothing')}</p>;
  return (
    <ol className="mt-5 grid gap-4">
      {messages.map(({ message_id, at, from, text: words }) => (
        <li
          key={message_id}
          className={classNames(
            'max-w-[42rem] rounded-panel px-5 py-4',
            from === 'guest' ? 'justify-self-end bg-ocean text-white' : 'justify-self-start bg-white',
          )}
        >
          <p className={classNames('text-xs', from === 'guest' ? 'text-white/85' : 'text-ink/70')}>
            {from === 'guest' ? text('you') : text('us', { name: runtimeConfig().brand.shortName })} ·{' '}
            <time dateTime={at}>{format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>
        </li>
      ))}
    </ol>
  );
}
