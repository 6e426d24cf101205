import { classNames } from '@reefdesk/ui/class-names';
import { useLayoutEffect, useRef, useState } from 'react';

export type FrameSize = 'phone' | 'desktop';

/** Size of the desktop page in CSS pixels. */
const DESKTOP = { width: 1_440, height: 900 };

export interface FrameProps {
  src: string;
  size: FrameSize;
  title: string;
}

/** Shows a page at phone width, or at desktop width scaled down to the available space. */
export function Frame({ src, size, title }: FrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const isDesktop = size === 'desktop';
  useLayoutEffect(() => {
    const { current } = room;
    if (!current || !isDesktop) return;
    const measure = () => setScale(Math.min(1, current.clientWidth / DESKTOP.width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isDesktop]);
  return (
    <div
      ref={room}
      style={isDesktop ? { height: DESKTOP.height * scale } : undefined}
      className={classNames('w-full overflow-hidden rounded-panel bg-white', !isDesktop && 'h-[80dvh] max-h-[812px] max-w-[375px]')}
    >
      <iframe
        title={title}
        src={src}
        className={classNames('border-0', isDesktop ? 'origin-top-left' : 'size-full')}
        style={isDesktop ? { ...DESKTOP, transform: `scale(${scale})` } : undefined}
      />
    </div>
  );
}
