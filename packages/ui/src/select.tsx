import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { classNames } from './class-names.tsx';
import { CheckIcon, ChevronDownIcon } from './icons.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  label?: string;
  id?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  className?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, label, id, disabled, invalid, describedBy, placeholder, className } = props;
  return (
    // The content security policy forbids style elements; the popup shows its scroll bar without them.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={[...options]}
        value={placeholder !== undefined && value === '' ? null : value}
        onValueChange={(next) => next !== null && onChange(next as Value)}
        disabled={disabled}
        modal={false}
      >
        <Base.Trigger
          id={id}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className={classNames('field flex items-center justify-between gap-3 text-left', className)}
        >
          <Base.Value className="truncate" placeholder={placeholder} />
          <ChevronDownIcon className="size-4 shrink-0 opacity-70" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-(--z-overlay)">
            <Base.Popup className="popup max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-field bg-white p-1.5 text-ink shadow-lift outline-none">
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className="flex cursor-pointer items-center justify-between gap-4 rounded-lg px-3 py-2 outline-none data-highlighted:bg-foam data-selected:font-semibold"
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <CheckIcon className="size-4 text-lagoon" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
