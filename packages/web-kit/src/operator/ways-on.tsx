import { buttonClass } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { CopyButton } from '@reefdesk/ui/copy-button';
import { MailIcon } from '@reefdesk/ui/icons';
import { useText } from '../language/use-text.ts';
import { useBrand } from './use-brand.ts';

export interface OtherWaysProps {
  message: string;
  subject?: string;
  children: string;
  className?: string;
}

export default function WaysOn({ message, subject, children, className }: OtherWaysProps) {
  const text = useText('ways');
  const { email, shortName } = useBrand();
  const letter = `mailto:${email}?subject=${encodeURIComponent(subject ?? shortName)}&body=${encodeURIComponent(message)}`;
  return (
    <div className={classNames('text-sm', className)}>
      <p className="text-current/75">{children}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton value={message} label={text('copy')} copied={text('copied')} failed={text('failed')} />
        {email && (
          <a href={letter} className={buttonClass({ variant: 'outline', size: 'small', className: 'min-h-11' })}>
            <MailIcon className="size-4" />
            {text('email')}
          </a>
        )}
      </div>
    </div>
  );
}
