import { classNames } from '@reefdesk/ui/class-names';
import { runtimeConfig, useLocalise, useText } from '@reefdesk/web-kit';

const DEPTHS = ['lg:mt-4', 'lg:mt-12', 'lg:mt-20', 'lg:mt-28'];
/** Line from the previous year down to this one. */
const DROP = 'lg:before:absolute lg:before:-top-8 lg:before:left-0 lg:before:h-8 lg:before:border-l-2 lg:before:border-ocean/35';

/** Years along a line, each a little deeper than the previous one, like a descent on a reef (ABOUT-19, ABOUT-22). */
export function Awards() {
  const text = useText('about');
  const localise = useLocalise();
  const { awards } = runtimeConfig().brand;
  if (awards.length === 0) return null;
  return (
    <section aria-labelledby="awards-heading" className="mt-5 sm:mt-20 lg:mt-28">
      <h3 id="awards-heading" className="heading-3">
        {text('awards.title')}
      </h3>
      <ol className="mt-4 grid sm:mt-8 lg:mt-4 lg:grid-cols-4">
        {awards.map(({ year, text: name }, index) => (
          <li
            key={year + name.en}
            className="relative border-l-2 border-ocean/35 pb-1.5 pl-6 last:pb-0 sm:pb-9 sm:pl-7 lg:border-l-0 lg:p-0"
          >
            <div
              className={classNames(
                'flex items-baseline gap-4 sm:block lg:relative lg:border-t-2 lg:border-ocean/35 lg:pt-7',
                index % DEPTHS.length > 0 && DROP,
                DEPTHS[index % DEPTHS.length],
              )}
            >
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[calc(0.5rem+1px)] size-4 rounded-full border-3 border-sand bg-coral lg:-top-[calc(0.5rem+1px)]"
              />
              <p className="font-display text-xl leading-none text-ocean sm:text-3xl">{year}</p>
              <p className="font-semibold sm:mt-2 sm:max-w-[14em] text-balance lg:pr-8">{localise(name)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
