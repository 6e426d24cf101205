import { useText } from '@reefdesk/web-kit';

interface Item {
  name: string;
  description: string;
  specs: string[];
}

const CATEGORIES = ['regulators', 'bcds', 'tanks', 'wetsuits'];

export default function Catalogue() {
  const text = useText('about');
  return (
    <div className="px-6 pt-2 pb-12">
      {CATEGORIES.map((category) => (
        <section key={category} aria-labelledby={`gear-${category}`} className="mt-8">
          <h3 id={`gear-${category}`} className="border-b border-foam/25 pb-3 font-display text-2xl text-shallows">
            {text(`equipment.items.${category}.title`)}
          </h3>
          <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {text.all<Item[]>(`equipment.items.${category}.items`).map(({ name, description, specs }) => (
              <article key={name}>
                <h4 className="font-display text-xl">{name}</h4>
                <p className="mt-2 text-sm text-foam/85">{description}</p>
                <ul aria-label={text('equipment.specs', { name })} className="mt-4 text-sm">
                  {specs.map((spec) => (
                    <li key={spec} className="border-t border-foam/15 py-1.5 text-foam/90">
                      {spec}
                    </li>
                  ))}
                </ul>
              </article>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
