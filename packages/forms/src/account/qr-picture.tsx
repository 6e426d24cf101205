import { encode } from 'uqr';

interface QrPictureProps {
  content: string;
  label: string;
}

/** A QR code, made in the browser, so that its secret content is not sent anywhere. */
export default function QrPicture({ content, label }: QrPictureProps) {
  const { data, size } = encode(content, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-field bg-white"
    >
      <path d={squares.join('')} fill="#041824" />
    </svg>
  );
}
