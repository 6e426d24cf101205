import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

export interface SelectBoxProps {
  name: string;
  checked: boolean;
  disabled: boolean;
  onChange: (isChosen: boolean, range: boolean) => void;
  className?: string | undefined;
}

/** Checkbox of a list row. With Shift it also changes all rows between this one and the last one changed. */
export function SelectBox({ name, checked, disabled, onChange, className }: SelectBoxProps) {
  const text = useText('bulk');
  return (
    // A Shift click would otherwise select the text in between.
    <label className={classNames('grid size-11 cursor-pointer place-items-center rounded-full select-none', className)}>
      <input
        type="checkbox"
        aria-label={text('select', { name })}
        checked={checked}
        disabled={disabled}
        onChange={({ target, nativeEvent }) => onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="size-5 cursor-pointer accent-ocean"
      />
    </label>
  );
}
