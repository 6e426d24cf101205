import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.tsx';
import { Spinner } from './spinner.tsx';
import { useHydrating } from './use-hydrating.tsx';

/**
 * `primary` is coral and used once per screen; `solid` is ocean; `outline` and `ghost` inherit the text colour; `danger` is for
 * irreversible actions.
 */
export type ButtonVariant = 'primary' | 'solid' | 'light' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
}

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-coral text-abyss hover:bg-coral-light',
  solid: 'bg-ocean text-white hover:bg-deep',
  light: 'bg-white text-deep hover:bg-foam',
  outline: 'border border-current/35 hover:border-current hover:bg-current/8',
  ghost: 'hover:bg-current/10',
  danger: 'bg-coral-dark text-white hover:bg-coral-dark/85',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-9 gap-1.5 px-4 text-sm',
  medium: 'min-h-11 gap-2 px-6 text-base',
  large: 'min-h-13 gap-2.5 px-8 text-lg',
};

/** Class for links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'solid', size = 'medium', className }: ButtonLook = {}): string {
  return classNames('button', VARIANTS[variant], SIZES[size], className);
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** Submit buttons wait for hydration: the browser would write the input into the address. */
export function Button({ variant, size, className, busy = false, disabled, children, ...button }: ButtonProps) {
  const tooEarly = useHydrating() && button.type === 'submit';
  return (
    <button
      type="button"
      {...button}
      disabled={disabled || busy || tooEarly}
      data-early={tooEarly || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Label for screen readers, and the tooltip. */
  label: string;
}

export function IconButton({ label, className, children, ...button }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...button} className={classNames('icon-button', className)}>
      {children}
    </button>
  );
}
