import { linesOf } from '@reefdesk/contracts/travels/lines';
import { OPTIONAL_TEXT_NAMES, type OptionalText } from '@reefdesk/contracts/travels/values';
import type { IconComponent } from '@reefdesk/ui/icon';
import { BagIcon, CheckIcon, CloseIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { useLocalisedText } from '../../../shared/localised/use-localised-text.ts';
import type { Travel } from '../travel.ts';

const LOOKS: Readonly<Record<OptionalText, { icon: IconComponent; look: string }>> = {
  included: { icon: CheckIcon, look: 'text-shallows' },
  not_included: { icon: CloseIcon, look: 'text-coral-light' },
  to_bring: { icon: BagIcon, look: 'text-sun' },
};

export function Inclusions({ travel }: { travel: Pick<Travel, 'texts'> }) {
  const fieldText = useText('fields');
  const textOf = useLocalisedText();
  const lists = OPTIONAL_TEXT_NAMES.map((key) => ({ key, ...LOOKS[key], ...textOf(travel.texts[key]) })).filter(({ value }) => value);
  if (lists.length === 0) return null;
  return (
    <div className="grid gap-7 rounded-panel bg-deep/85 p-6 sm:grid-cols-2 sm:p-8 lg:grid-cols-1">
      {lists.map(({ key, icon, look, value, lang }) => (
        <section key={key} aria-labelledby={`trip-${key}`}>
          <h2 id={`trip-${key}`} className="font-display text-lg">
            {fieldText(`names.${key}`)}
          </h2>
          <ul lang={lang} className="mt-3 grid gap-2 text-sm">
            {linesOf(value).map((line) => (
              <Line key={line} icon={icon} look={look}>
                {line}
              </Line>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ icon: Icon, look, children }: { icon: IconComponent; look: string; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon className={`mt-0.5 size-4.5 shrink-0 ${look}`} />
      {children}
    </li>
  );
}
