import type { ComponentType, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'd'> {
  /** Read out; without it the icon is decoration. */
  label?: string;
}

export type IconComponent = ComponentType<IconProps>;

/** An icon of thin round lines in a 24 px square, in the colour and (by `size-…`) the size it is given. */
export function lineIcon(d: string, weight = 1.6): IconComponent {
  return function LineIcon({ label, className = 'size-5', ...svg }) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
        {...naming(label)}
        {...svg}
      >
        <path d={d} />
      </svg>
    );
  };
}

/** A filled shape, for stars and the marks of other companies. */
export function shapeIcon(d: string): IconComponent {
  return function ShapeIcon({ label, className = 'size-5', ...svg }) {
    return (
      <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className={className} {...naming(label)} {...svg}>
        <path d={d} />
      </svg>
    );
  };
}

function naming(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}
