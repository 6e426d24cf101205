import { Select, type SelectOption } from '@reefdesk/ui/select';
import { useFormField } from '../fields/use-form-field.ts';
import { CancelButton, SaveButton } from './save-button.tsx';

export interface EditBarProps<Value extends string> {
  note: string;
  status: { name: string; label: string; options: readonly SelectOption<Value>[] };
  saveLabel: string;
  /** Id of the form that Save submits, if the bar is outside of it. */
  form?: string;
  saving: boolean;
  waiting?: boolean;
  onCancel: () => void;
}

/** Status, Cancel and Save for inline editing. It stays visible while the page scrolls (on phones only its buttons); toasts start below. */
export function EditBar<Value extends string>(props: EditBarProps<Value>) {
  const { note, status, saveLabel, form, saving, waiting = false, onCancel } = props;
  const { value, change } = useFormField<Value>(status.name);
  return (
    <div className="max-md:contents md:sticky md:top-16 md:z-10 md:-mx-8 md:flex md:items-center md:gap-3 md:bg-foam/95 md:px-8 md:py-2.5 md:backdrop-blur">
      <p className="min-w-0 flex-1 truncate text-sm text-ink/75 max-md:hidden">{note}</p>
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-sm font-semibold md:hidden">
          {status.label}
        </span>
        <Select
          value={value}
          onChange={change}
          options={status.options}
          label={status.label}
          disabled={saving}
          className="bg-white text-sm md:min-h-9 md:w-40 md:rounded-full md:py-1"
        />
      </div>
      <div className="flex gap-2 max-md:sticky max-md:top-16 max-md:z-10 max-md:-mx-5 max-md:bg-foam/95 max-md:px-5 max-md:py-2.5 max-md:backdrop-blur md:gap-3">
        <CancelButton size="small" disabled={saving || waiting} onClick={onCancel} />
        <SaveButton form={form} size="small" busy={saving} disabled={waiting} className="max-md:flex-1">
          {saveLabel}
        </SaveButton>
      </div>
    </div>
  );
}
