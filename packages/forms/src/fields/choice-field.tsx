import { classNames } from '@reefdesk/ui/class-names';
import { useFormField } from './use-form-field.ts';

export interface ChoiceFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const { id, value, change } = useFormField<string>(name);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex min-h-12 rounded-field border border-ink/28 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex flex-1 cursor-pointer items-center justify-center rounded-[0.55rem] px-2 text-center text-sm font-semibold leading-tight transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ocean',
              option.value === value ? 'bg-ocean text-white' : 'text-ink/80 hover:bg-ocean/10',
            )}
          >
            <input
              type="radio"
              name={`${id}-${name}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => change(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
