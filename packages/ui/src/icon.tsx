import type { ComponentType, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'd'> {
  /** Accessible name; without it the icon is decorative. */
  label?: string;
}

export type IconComponent = ComponentType<IconProps>;

const SIZE = 'size-5';

/** A line icon in a 24 px square that inherits the text colour; size by `size-…`. */
export function lineIcon(d: string, weight = 1.6): IconComponent {
  return ({ className = SIZE, ...props }) => (
    <Glyph {...props} className={`line-icon ${className}`} strokeWidth={weight}>
      <path d={d} />
    </Glyph>
  );
}

export function shapeIcon(d: string): IconComponent {
  return (props) => (
    <Glyph {...props} fill="currentColor" fillRule="evenodd">
      <path d={d} />
    </Glyph>
  );
}

function Glyph({ label, className = SIZE, ...svg }: IconProps & SVGProps<SVGSVGElement>) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <svg viewBox="0 0 24 24" className={className} {...naming} {...svg} />;
}
