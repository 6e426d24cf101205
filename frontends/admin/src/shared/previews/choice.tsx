import { classNames } from '@reefdesk/ui/class-names';
import { useElementId } from '@reefdesk/ui/use-element-id';

export interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  nameOf: (value: Value) => string;
}

/** Radio group of pills, for dark backgrounds. */
export function Choice<Value extends string>({ label, values, value, onChange, nameOf }: ChoiceProps<Value>) {
  const id = useElementId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((one) => (
          <label
            key={one}
            className={classNames(
              'cursor-pointer rounded-full border px-4 py-2 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lagoon',
              one === value ? 'border-foam bg-foam text-ink' : 'border-foam/40 text-foam hover:border-foam',
            )}
          >
            <input type="radio" name={id} className="sr-only" checked={one === value} onChange={() => onChange(one)} />
            {nameOf(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
