import { CURRENTS, DIVE_LEVELS, DIVE_LIMITS, MONTHS } from '@reefdesk/contracts/destinations/values';
import { LANGUAGE_NAMES, LANGUAGES } from '@reefdesk/contracts/languages';
import { SelectField, TextField, useFormField } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { TrashIcon } from '@reefdesk/ui/editing-icons';
import { PlusIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { getIn, useFormikContext } from 'formik';
import { Panel } from '../../../shared/panel.tsx';
import { BY_MONTH, DIVE_RANGES, type LifeValues, newLife } from '../dive-values.ts';
import { MonthsField, useMonthNames } from './months-field.tsx';

/** Form section with the dive facts, all of them optional (EDT-12). */
export function DiveSection() {
  const text = useText('destinations');
  const choices = (values: readonly string[]) => [
    { value: '', label: text('dive.notSaid') },
    ...values.map((value) => ({ value, label: text(`values.${value}`) })),
  ];
  // An invalid field inside a closed <details> cannot take the focus, so errors open it.
  const { errors, submitCount } = useFormikContext();
  const isWrong = submitCount > 0 && BY_MONTH.some((name) => getIn(errors, `dive.${name}`) !== undefined);
  return (
    <Panel title={text('dive.title')} lead={text('dive.lead')}>
      <div className="grid gap-6">
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {DIVE_RANGES.map((range) => (
            <fieldset key={range} className="min-w-0">
              <legend className="mb-1.5 text-sm font-semibold">{text(`dive.ranges.${range}`)}</legend>
              <div className="grid grid-cols-2 gap-3">
                <TextField name={`dive.${range}_from`} label={text('from')} inputMode="numeric" optional="unsaid" />
                <TextField name={`dive.${range}_to`} label={text('to')} inputMode="numeric" optional="unsaid" />
              </div>
            </fieldset>
          ))}
          <SelectField name="dive.current" label={text('dive.current')} options={choices(CURRENTS)} />
          <SelectField name="dive.level" label={text('dive.level')} options={choices(DIVE_LEVELS)} />
        </div>
        <MonthsField name="dive.best_months" label={text('dive.bestMonths')} hint={text('dive.monthsHint')} />
        <details open={isWrong || undefined}>
          <summary className="link w-fit cursor-pointer text-sm text-ocean">{text('dive.byMonth')}</summary>
          <div className="mt-4 grid gap-5">
            {BY_MONTH.map((name) => (
              <YearField key={name} name={`dive.${name}`} label={text(`dive.${name}`)} />
            ))}
          </div>
        </details>
        <Life />
      </div>
    </Panel>
  );
}

function YearField({ name, label }: { name: string; label: string }) {
  const nameOf = useMonthNames();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-6 xl:grid-cols-12">
        {MONTHS.map((month, at) => (
          <TextField key={month} name={`${name}.${at}`} label={nameOf(month, 'short')} inputMode="numeric" optional="unsaid" />
        ))}
      </div>
    </fieldset>
  );
}

function Life() {
  const text = useText('destinations');
  const { value: life, change, error } = useFormField<readonly LifeValues[]>('dive.life');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{text('dive.life')}</legend>
      <p className="text-sm text-ink/70">{text('dive.lifeHint')}</p>
      {life.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {life.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fields go by their place.
            <li key={at} className="grid gap-4 rounded-field border border-ink/15 p-4">
              <div className="grid items-end gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
                {LANGUAGES.map((language) => (
                  <TextField
                    key={language}
                    name={`dive.life.${at}.name.${language}`}
                    label={LANGUAGE_NAMES[language]}
                    language={language}
                    maxLength={DIVE_LIMITS.lifeNameMaxLength}
                    optional="unsaid"
                  />
                ))}
                <Button
                  variant="outline"
                  aria-label={text('dive.removeLife', { number: at + 1 })}
                  onClick={() => change(life.filter((_animal, index) => index !== at))}
                >
                  <TrashIcon className="size-5" />
                </Button>
              </div>
              <MonthsField name={`dive.life.${at}.months`} label={text('dive.lifeMonths')} hint={text('dive.allYear')} />
            </li>
          ))}
        </ul>
      )}
      {typeof error === 'string' && <p className="mt-1.5 text-sm font-semibold text-coral-dark">{error}</p>}
      {life.length < DIVE_LIMITS.lifeMax && (
        <Button variant="outline" className="mt-4" onClick={() => change([...life, newLife()])}>
          <PlusIcon className="size-5" /> {text('dive.addLife')}
        </Button>
      )}
    </fieldset>
  );
}
