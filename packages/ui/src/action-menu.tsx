import { Menu as Base } from '@base-ui/react/menu';
import { classNames } from './class-names.tsx';
import { MoreIcon } from './editing-icons.tsx';
import type { IconComponent } from './icon.tsx';

export interface MenuAction {
  key: string;
  label: string;
  icon?: IconComponent;
  danger?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

export interface ActionMenuProps {
  label: string;
  actions: readonly MenuAction[];
  disabled?: boolean;
  className?: string;
}

export function ActionMenu({ label, actions, disabled, className }: ActionMenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger type="button" title={label} aria-label={label} disabled={disabled} className={classNames('icon-button', className)}>
        <MoreIcon />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-(--z-overlay)">
          <Base.Popup className="popup min-w-52 rounded-field bg-white p-1.5 text-ink shadow-lift outline-none">
            {actions.map(({ key, label: text, icon: Icon, danger, disabled: resting, onPress }) => (
              <Base.Item
                key={key}
                disabled={resting ?? false}
                onClick={onPress}
                className={classNames(
                  'flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-none data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-foam',
                  danger && 'text-coral-dark',
                )}
              >
                {Icon && <Icon className="size-4 shrink-0" />}
                {text}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
