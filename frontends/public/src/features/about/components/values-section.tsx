import type { IconComponent } from '@reefdesk/ui/icon';
import { CoralIcon, MaskIcon, ShieldIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';

const VALUES: readonly (readonly [key: string, icon: IconComponent])[] = [
  ['safety', ShieldIcon],
  ['environmental', CoralIcon],
  ['expert', MaskIcon],
];

/** Three core values, each as something one could say aloud (ABOUT-04). */
export function ValuesSection() {
  const text = useText('about');
  return (
    <Section ground="foam" aria-labelledby="values-heading">
      <Container>
        <h2 id="values-heading" className="heading-2 max-w-[12em]">
          {text('values.title')}
        </h2>
        <ul className="mt-12 lg:mt-16">
          {VALUES.map(([key, Icon]) => (
            <li
              key={key}
              className="grid gap-x-12 gap-y-4 border-t border-ink/15 py-9 last:border-b lg:grid-cols-[3fr_6fr_4fr] lg:items-baseline lg:py-12"
            >
              <h3 className="flex items-center gap-3.5 font-semibold text-ocean">
                <Icon strokeWidth={1.3} className="size-8 shrink-0" />
                {text(`values.${key}.title`)}
              </h3>
              <p className="font-display text-3xl text-balance">{text(`values.${key}.lead`)}</p>
              <p className="max-w-[34em] text-ink/80">{text(`values.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
