import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode, RefObject } from 'react';
import { CheckIcon } from './icons.tsx';

export interface MenuChoice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** BCP 47 tag of the label, if it differs from the page's language. */
  lang?: string;
}

export interface ChoiceMenuProps<Value extends string> {
  /** The button that opens the menu, rendered by the caller, so that this module can be lazy. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: Value;
  choices: readonly MenuChoice<Value>[];
  onChoose: (value: Value) => void;
  align?: 'start' | 'end';
}

export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { anchor, open, onOpenChange, value, choices, onChoose, align = 'end' } = props;
  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, { event }) => {
        if (!(event.target instanceof Node && anchor.current?.contains(event.target))) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={10} align={align} className="z-(--z-overlay)">
          <Base.Popup finalFocus={anchor} className="popup min-w-44 rounded-field bg-white p-1.5 text-ink shadow-lift outline-none">
            <Base.RadioGroup value={value} onValueChange={(next) => onChoose(next as Value)}>
              {choices.map((choice) => (
                <Base.RadioItem
                  key={choice.value}
                  value={choice.value}
                  lang={choice.lang}
                  closeOnClick
                  className="flex cursor-pointer items-center justify-between gap-4 rounded-lg px-3 py-2 outline-none data-checked:font-semibold data-highlighted:bg-foam"
                >
                  {choice.label}
                  <Base.RadioItemIndicator>
                    <CheckIcon className="size-4 text-lagoon" />
                  </Base.RadioItemIndicator>
                </Base.RadioItem>
              ))}
            </Base.RadioGroup>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
