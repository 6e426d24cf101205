import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

export interface SelectBoxProps {
  name: string;
  checked: boolean;
  disabled: boolean;
  onChange: (isChosen: boolean, range: boolean) => void;
  className?: string | undefined;
}

/** Chooses a row of a list; with Shift all rows since the last one. */
export function SelectBox({ name, checked, disabled, onChange, className }: SelectBoxProps) {
  const text = useText('bulk');
  return (
    // Shift would mark the words in between.
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
