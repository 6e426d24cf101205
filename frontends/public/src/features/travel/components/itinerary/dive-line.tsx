/** Of the box, in its own units: left is the surface, right the deep. */
const SURFACE = 14;
const DEEP = 86;

const placeOf = (depth: number) => SURFACE + (DEEP - SURFACE) * depth;

/** The line from this stop to the next; the last one has only its mark. */
export function DiveLine({ depth, next }: { depth: number; next: number | undefined }) {
  const from = placeOf(depth);
  const to = next === undefined ? undefined : placeOf(next);
  return (
    <span aria-hidden="true" className="absolute top-2 -bottom-2 left-0 w-14 sm:w-20">
      {to !== undefined && (
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full" fill="none">
          <path
            d={`M${from} 0C${from} 45 ${to} 40 ${to} 100`}
            stroke="var(--color-shallows)"
            strokeWidth="2"
            strokeOpacity=".75"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <span
        className="absolute top-0 block size-3.5 -translate-1/2 rounded-full border-2 border-shallows bg-deep data-under:border-coral data-under:bg-coral"
        data-under={depth > 0 || undefined}
        style={{ left: `${from}%` }}
      />
    </span>
  );
}
