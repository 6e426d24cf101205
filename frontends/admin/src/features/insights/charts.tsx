// Plain SVG, because a chart library is far larger. Screen readers read each chart's table instead.

const WIDTH = 720;
const HEIGHT = 200;

export function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = WIDTH / values.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-44 w-full overflow-visible text-ocean"
    >
      <Ground />
      {values.map((value, at) => {
        const height = (value / most) * HEIGHT;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: places are what they are.
            key={at}
            x={at * step + step * 0.1}
            y={HEIGHT - height}
            width={step * 0.8}
            height={height}
            rx={Math.min(3, step * 0.2)}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}

export interface Line {
  name: string;
  values: readonly number[];
  /** The text colour of this class is the colour of the line. */
  className: string;
}

export function Lines({ lines }: { lines: readonly Line[] }) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const pointsOf = (values: readonly number[]) =>
    values.map((value, at) => `${(at / Math.max(1, values.length - 1)) * WIDTH},${HEIGHT - (value / most) * HEIGHT}`).join(' ');
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-32 w-full overflow-visible">
        <Ground />
        {lines.map(({ name, values, className }) => (
          <polyline
            key={name}
            points={pointsOf(values)}
            className={className}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {lines.map(({ name, className }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`h-0.75 w-5 rounded-full bg-current ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

function Ground() {
  return <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="text-ink/25" stroke="currentColor" vectorEffect="non-scaling-stroke" />;
}

export function Ranks({ rows }: { rows: readonly { key: string; name: string; value: number; shown: string }[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className="grid gap-3 text-sm">
      {rows.map(({ key, name, value, shown }) => (
        <li key={key}>
          <p className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{name}</span>
            <span className="font-semibold tabular-nums">{shown}</span>
          </p>
          <svg aria-hidden="true" className="mt-1 h-2 w-full text-lagoon">
            <rect width="100%" height="8" rx="4" fill="currentColor" opacity="0.14" />
            {value > 0 && <rect width={`${(value / most) * 100}%`} height="8" rx="4" fill="currentColor" />}
          </svg>
        </li>
      ))}
    </ul>
  );
}
