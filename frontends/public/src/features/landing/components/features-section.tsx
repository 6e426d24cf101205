import type { IconComponent } from '@reefdesk/ui/icon';
import { CoralIcon, FishIcon, GlobeIcon, PeopleIcon, ShieldIcon, TankIcon } from '@reefdesk/ui/icons';
import { Container, Section } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';

interface Feature {
  icon: string;
  title: string;
  text: string;
}

const ICONS: Readonly<Record<string, IconComponent>> = {
  shield: ShieldIcon,
  people: PeopleIcon,
  fish: FishIcon,
  tank: TankIcon,
  coral: CoralIcon,
  globe: GlobeIcon,
};

export function FeaturesSection() {
  const text = useText('landing');
  return (
    <Section
      ground="deep"
      className="bg-[linear-gradient(var(--color-ocean),var(--color-deep)_45%,var(--color-abyss))]"
      aria-labelledby="features-heading"
    >
      <Container className="grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <header className="self-start lg:sticky lg:top-[calc(var(--navbar-height)+3rem)]">
          <h2 id="features-heading" className="heading-2">
            {text('features.title')}
          </h2>
          <p className="lead mt-5 max-w-md">{text('features.text')}</p>
        </header>
        <ul>
          {text.all<Feature[]>('features.items').map(({ icon, title, text: line }) => {
            const Icon = ICONS[icon] ?? FishIcon;
            return (
              <li key={icon} className="grid grid-cols-[auto_1fr] gap-x-6 border-t border-foam/15 py-8 last:border-b sm:gap-x-9">
                <Icon strokeWidth={1.1} className="size-12 text-shallows sm:size-14" />
                <div>
                  <h3 className="font-display text-2xl">{title}</h3>
                  <p className="mt-2 max-w-xl text-foam/78">{line}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
