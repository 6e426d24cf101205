/** Places in % of the width, sizes in rem, times in seconds. */

export const SHAFTS = [
  { left: 4, width: 3, seconds: 9 },
  { left: 16, width: 6, seconds: 12 },
  { left: 31, width: 2.5, seconds: 8 },
  { left: 44, width: 7, seconds: 14 },
  { left: 63, width: 3.5, seconds: 10 },
  { left: 78, width: 5, seconds: 13 },
] as const;

export const BUBBLES = [
  { left: 8, size: 0.7, seconds: 14, delay: 0 },
  { left: 11, size: 0.4, seconds: 11, delay: 4 },
  { left: 57, size: 1.1, seconds: 17, delay: 7 },
  { left: 59, size: 0.5, seconds: 12, delay: 2 },
  { left: 61, size: 0.8, seconds: 15, delay: 9 },
  { left: 88, size: 0.9, seconds: 16, delay: 5 },
  { left: 91, size: 0.45, seconds: 10, delay: 1 },
] as const;

/** One school; they swim to the right. */
export const FISH = [
  { x: 190, y: 40, size: 1 },
  { x: 158, y: 24, size: 0.9 },
  { x: 162, y: 56, size: 0.95 },
  { x: 128, y: 40, size: 1.05 },
  { x: 122, y: 14, size: 0.75 },
  { x: 126, y: 72, size: 0.8 },
  { x: 92, y: 28, size: 0.85 },
  { x: 90, y: 56, size: 0.9 },
  { x: 58, y: 44, size: 0.8 },
  { x: 54, y: 18, size: 0.65 },
  { x: 28, y: 62, size: 0.7 },
] as const;
