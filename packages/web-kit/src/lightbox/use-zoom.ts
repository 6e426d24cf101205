import { type PointerEvent, type RefObject, useCallback, useRef, useState, type WheelEvent } from 'react';

export interface Zoom {
  /** 1: the whole picture fits. */
  scale: number;
  /** Offset in pixels from the middle of the stage. */
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

export const MAX_SCALE = 6;
const STEP = 1.5;
const DOUBLE_PRESS_SCALE = 2.5;
const SWIPE_PX = 50;
const FIT: Zoom = { scale: 1, x: 0, y: 0 };

/** Changes the scale with the point `at` fixed (relative to the middle of the stage), within the stage. */
export function zoomed(zoom: Zoom, scale: number, at: Point, stage: { width: number; height: number }): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const factor = next / zoom.scale;
  return within({ scale: next, x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor }, stage);
}

export function within({ scale, x, y }: Zoom, { width, height }: { width: number; height: number }): Zoom {
  const limit = (value: number, size: number) => Math.min(((scale - 1) * size) / 2, Math.max(((1 - scale) * size) / 2, value)) + 0;
  return { scale, x: limit(x, width), y: limit(y, height) };
}

/** Zoom and pan by wheel, double press, pinch, drag and buttons; reset for each picture. `onSwipe` is called when not zoomed in. */
export function useZoom(picture: string, stage: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void) {
  const [zoom, setZoom] = useState(FIT);
  const [zoomedPicture, setZoomedPicture] = useState(picture);
  if (picture !== zoomedPicture) {
    setZoomedPicture(picture);
    setZoom(FIT);
  }
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const change = useCallback(
    (scaleOf: (scale: number) => number, at: Point = { x: 0, y: 0 }) => {
      const size = stage.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
      setZoom((before) => zoomed(before, scaleOf(before.scale), at, size));
    },
    [stage],
  );
  const move = useCallback(
    (x: number, y: number) => {
      const size = stage.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
      setZoom((before) => within({ scale: before.scale, x: before.x + x, y: before.y + y }, size));
    },
    [stage],
  );
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      travelled.current = 0;
      change((scale) => (scale * distance(now, other)) / Math.max(1, distance(before, other)), middle);
    } else {
      travelled.current += now.x - before.x;
      move(now.x - before.x, now.y - before.y);
    }
  };
  const onPointerEnd = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    if (zoom.scale === 1 && Math.abs(travelled.current) > SWIPE_PX) onSwipe(travelled.current < 0 ? 1 : -1);
  };

  return {
    zoom,
    dragging: pointers.current.size > 0,
    move,
    zoomIn: useCallback(() => change((scale) => scale * STEP), [change]),
    zoomOut: useCallback(() => change((scale) => scale / STEP), [change]),
    fit: useCallback(() => setZoom(FIT), []),
    handlers: {
      onWheel: (event: WheelEvent) => change((scale) => scale * Math.exp(-event.deltaY / 400), fromMiddle(event)),
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        change((scale) => (scale > 1 ? 1 : DOUBLE_PRESS_SCALE), fromMiddle(event)),
      onPointerDown: (event: PointerEvent) => {
        if (event.target instanceof Element && event.target.closest('button, a')) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        if (pointers.current.size === 0) travelled.current = 0;
        pointers.current.set(event.pointerId, fromMiddle(event));
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
