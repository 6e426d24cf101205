import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** Text for screen readers. */
  label: string;
  className?: string;
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 1 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
