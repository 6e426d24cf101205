import { useLocalise, useText } from '@reefdesk/web-kit';
import type { Destination } from '../../shared/destinations/destination.ts';
import { EnglishNote } from '../../shared/localised/english-note.tsx';
import { useWords } from '../../shared/localised/use-words.ts';

/** The first paragraph is larger (DDET-08). */
export function About({ destination }: { destination: Destination }) {
  const text = useText('destination-detail');
  const localise = useLocalise();
  const { name, category, description, dive } = destination;
  const animals = dive?.life.map((animal) => animal.name) ?? [];
  const { words, lang } = useWords()(description);
  const [first, ...rest] = words.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <section aria-labelledby="about-heading" className="px-[clamp(1.25rem,5vw,4rem)] pt-16 lg:px-0 lg:pt-24">
      <h2 id="about-heading" className="heading-3">
        {text('about', { destination: localise(name) })}
      </h2>
      <EnglishNote texts={[name, category, description, ...animals]} className="mt-4 text-sm text-ink/75">
        {text('inEnglish')}
      </EnglishNote>
      <div lang={lang} className="mt-6 grid max-w-[38em] gap-5 text-ink/85">
        {first && <p className="font-display text-xl leading-snug whitespace-pre-line text-ink [&:lang(zh)]:leading-relaxed">{first}</p>}
        {rest.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
