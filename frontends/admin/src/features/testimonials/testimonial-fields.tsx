import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { LanguageTabs, SelectField, TextField, useFormField, useLanguageMarks } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { StarIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useBookablePackagesQuery } from '../../shared/departures.api.ts';
import { ProfileField } from './profile-field.tsx';
import { isSpare, TEXTS, type TestimonialValues } from './testimonial-values.ts';

export interface TestimonialFieldsProps {
  stored: TestimonialView | null;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** All fields of a testimonial except the guest's photos. */
export function TestimonialFields({ stored, language, onLanguage }: TestimonialFieldsProps) {
  return (
    <>
      <Texts language={language} onLanguage={onLanguage} />
      <RatingField />
      <PackageField />
      <div data-field="profile_image" tabIndex={-1} className="scroll-mt-32 rounded-field outline-offset-4">
        <ProfileField stored={stored} />
      </div>
    </>
  );
}

const STARS = Array.from({ length: LIMITS.ratingMax }, (_, index) => index + LIMITS.ratingMin);

/** One to five stars, chosen by click or by arrow keys (CONST-33). */
function RatingField() {
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

/** The package that the testimonial is about; a removed one stays in the list until another is chosen. */
function PackageField() {
  const text = useText('testimonials');
  const localise = useLocalise();
  const { data = [] } = useBookablePackagesQuery();
  const { values } = useFormikContext<TestimonialValues>();
  const options = data.map(({ slug: value, name }) => ({ value, label: localise(name) || value }));
  const isMissing = values.package !== '' && !options.some(({ value }) => value === values.package);
  return (
    <SelectField
      name="package"
      label={text('fields.package')}
      options={[
        { value: '', label: text('noPackage') },
        ...(isMissing ? [{ value: values.package, label: values.package }] : []),
        ...options,
      ]}
    />
  );
}

const LIMIT_OF = {
  name: LIMITS.nameMaxLength,
  role: LIMITS.nameMaxLength,
  quote: LIMITS.commentMaxLength,
  location: LIMITS.locationMaxLength,
} as const;

function Texts({ language, onLanguage }: { language: Language; onLanguage: (language: Language) => void }) {
  const text = useText('testimonials');
  const { values } = useFormikContext<TestimonialValues>();
  const marks = useLanguageMarks(TEXTS);
  const at = LANGUAGES.indexOf(language);
  const [before, after] = [LANGUAGES[at - 1], LANGUAGES[at + 1]];
  return (
    <div>
      <LanguageTabs
        value={language}
        onChange={onLanguage}
        marks={marks}
        names={{ en: text('languages.en'), id: text('languages.id'), cn: text('languages.cn') }}
      >
        {(shown) => (
          <div className="grid gap-4 sm:grid-cols-2">
            {TEXTS.map((name) => (
              <TextField
                key={name}
                name={`${name}.${shown}`}
                label={text(`fields.${name}`)}
                language={shown}
                optional={isSpare(values, shown) && 'unsaid'}
                maxLength={LIMIT_OF[name]}
                {...(name === 'quote' && { rows: 4 })}
                className={name === 'quote' || name === 'location' ? 'sm:col-span-2' : ''}
              />
            ))}
          </div>
        )}
      </LanguageTabs>
      <div className="mt-4 flex justify-between gap-3">
        <Button variant="outline" size="small" disabled={!before} onClick={() => before && onLanguage(before)}>
          {text('previous')}
        </Button>
        <Button variant="outline" size="small" disabled={!after} onClick={() => after && onLanguage(after)}>
          {text('next')}
        </Button>
      </div>
    </div>
  );
}
