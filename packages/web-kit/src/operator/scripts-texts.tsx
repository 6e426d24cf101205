import { chatLink } from '@reefdesk/contracts/site/brand';
import { classNames } from '@reefdesk/ui/class-names';
import { useLocalise } from '../language/use-language.ts';
import { useText } from '../language/use-text.ts';
import { useBrand } from './use-brand.ts';

export default function ScriptsTexts({ className }: { className: string | undefined }) {
  const text = useText('scripts');
  const common = useText('common');
  const localise = useLocalise();
  const brand = useBrand();
  const ways = [
    ...(brand.phone ? [[`tel:${brand.phone}`, brand.phoneDisplay] as const] : []),
    ...(brand.email ? [[`mailto:${brand.email}`, brand.email] as const] : []),
    ...(brand.whatsapp ? [[chatLink(brand, localise(brand.chat.greeting)), common('chat.title')] as const] : []),
  ];
  return (
    <div className={classNames('rounded-field border border-current/35 p-4', className)}>
      <p>{text('needed')}</p>
      <ul className="mt-2">
        {ways.map(([href, label]) => (
          <li key={href}>
            <a href={href} className="link inline-block py-1 font-semibold wrap-anywhere">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
