import type { IconComponent } from '@reefdesk/ui/icon';
import { CoralIcon, MaskIcon, ShieldIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { Strip } from './strip.tsx';

const VALUES: readonly (readonly [key: string, icon: IconComponent])[] = [
  ['safety', ShieldIcon],
  ['environmental', CoralIcon],
  ['expert', MaskIcon],
];

export function ValuesSection() {
  const text = useText('about');
  return (
    <Section ground="foam" aria-labelledby="values-heading">
      <Container>
        <h2 id="values-heading" className="heading-2 max-w-[12em]">
          {text('values.title')}
        </h2>
        <Strip label={text('values.title')} className="mt-5 sm:mt-12 sm:gap-0 lg:mt-16">
          {VALUES.map(([key, Icon]) => (
            <li
              key={key}
              className="grid content-start gap-x-12 gap-y-3 border-t border-ink/15 pt-5 sm:gap-y-4 sm:py-9 sm:last:border-b lg:grid-cols-[3fr_6fr_4fr] lg:items-baseline lg:py-12"
            >
              <h3 className="flex items-center gap-3.5 font-semibold text-ocean">
                <Icon strokeWidth={1.3} className="size-8 shrink-0" />
                {text(`values.${key}.title`)}
              </h3>
              <p className="font-display text-2xl text-balance sm:text-3xl">{text(`values.${key}.lead`)}</p>
              <p className="max-w-[34em] text-ink/80">{text(`values.${key}.text`)}</p>
            </li>
          ))}
        </Strip>
      </Container>
    </Section>
  );
}
