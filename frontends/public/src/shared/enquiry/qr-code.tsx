import { encode } from 'uqr';

export interface QrCodeProps {
  /** What it says, mostly an address. */
  text: string;
  /** For those who do not see it. */
  label: string;
  className?: string;
}

/** A QR code as one path. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 1 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
