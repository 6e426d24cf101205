import { classNames } from '@reefdesk/ui/class-names';
import { ruleClass } from '@reefdesk/ui/rule-class';

/** Where bubbles rise, how large, how slow: place in % of the width, size in rem, duration and delay in seconds. */
const BUBBLES = [
  [3, 0.5, 9, 3.2],
  [70, 1.1, 13, 0],
  [74, 0.7, 11, 1.4],
  [79, 2.2, 18, 6.5],
  [83, 0.45, 8.5, 4.6],
  [87, 1.5, 15, 8],
  [91, 0.9, 12, 10.5],
  [94, 1.8, 17, 2.3],
  [97, 0.6, 10, 7.1],
] as const;

/**
 * The breath of someone below, rising through the picture beside its words, so that it crosses nothing that is read; under reduced
 * motion the bubbles are simply not there (SIGN-06).
 */
export function RisingBubbles() {
  return (
    <div
      aria-hidden="true"
      data-testid="rising-bubbles"
      className="pointer-events-none absolute inset-0 overflow-hidden motion-reduce:hidden"
    >
      {BUBBLES.map(([left, size, duration, delay]) => (
        <span
          key={left}
          className={classNames(
            'absolute -bottom-12 block animate-bubble rounded-full border border-shallows/25 bg-[radial-gradient(circle_at_32%_28%,rgb(237_247_246/0.5),rgb(127_214_210/0.12)_50%,rgb(20_163_180/0.06))]',
            ruleClass({
              left: `${left}%`,
              width: `${size}rem`,
              height: `${size}rem`,
              'animation-duration': `${duration}s`,
              'animation-delay': `-${delay}s`,
            }),
          )}
        />
      ))}
    </div>
  );
}
