import { LIMITS } from '@reefdesk/contracts/limits';
import { useFormField } from '@reefdesk/forms';
import { classNames } from '@reefdesk/ui/class-names';
import { StarIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';

const STARS = Array.from({ length: LIMITS.ratingMax }, (_, index) => index + LIMITS.ratingMin);

/** One to five stars, by press or by arrow keys (CONST-33). */
export function RatingField() {
  const text = useText('testimonials');
  const { value, change, error } = useFormField<number>('rating');
  const id = useElementId();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{text('fields.rating')}</legend>
      <div className="-ml-1.5 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="cursor-pointer rounded-full p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-lagoon"
            title={text('stars', { count: stars })}
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              onChange={() => change(stars)}
              aria-label={text('stars', { count: stars })}
              className="sr-only"
            />
            <StarIcon className={classNames('size-8 transition-colors', stars <= value ? 'text-sun' : 'text-ink/20')} />
          </label>
        ))}
      </div>
      {error && <p className="text-sm font-semibold text-coral-dark">{error}</p>}
    </fieldset>
  );
}
