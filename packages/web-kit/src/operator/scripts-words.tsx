import { chatLink } from '@reefdesk/contracts/brand';
import { classNames } from '@reefdesk/ui/class-names';
import { runtimeConfig } from '../config/runtime-config.ts';
import { useLocalise } from '../language/use-language.ts';
import { useText } from '../language/use-text.ts';

/** Why a form cannot be used, and three other ways. */
export default function ScriptsWords({ className }: { className: string | undefined }) {
  const text = useText('scripts');
  const common = useText('common');
  const localise = useLocalise();
  const { brand } = runtimeConfig();
  const ways = [
    [`tel:${brand.phone}`, brand.phoneDisplay],
    [`mailto:${brand.email}`, brand.email],
    [chatLink(brand, localise(brand.chat.greeting)), common('chat.title')],
  ] as const;
  return (
    <div className={classNames('rounded-field border border-current/35 p-4', className)}>
      <p>{text('needed')}</p>
      <ul className="mt-2">
        {ways.map(([href, words]) => (
          <li key={href}>
            <a href={href} className="link inline-block py-1 font-semibold wrap-anywhere">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
