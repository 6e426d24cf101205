interface HeapLimits {
  /** V8's old generation: half of the container's memory limit (deploy/k8s), which is Node's default there. A larger one delays collection. */
  oldMb: number;
  /** Half of V8's young generation, which V8 does not return while a process is busy. Node's default is 16. */
  semiSpaceMb: number;
}

const LIMITS: HeapLimits = { oldMb: 256, semiSpaceMb: 8 };
const OWN_LIMITS: Readonly<Record<string, Partial<HeapLimits>>> = {
  renderer: { oldMb: 192 },
  // A smaller young generation costs it a fifth of its speed.
  gateway: { semiSpaceMb: 16 },
};

/** Options of Node for a process of the system. */
export function heapOptions(process: string): string[] {
  const { oldMb, semiSpaceMb } = { ...LIMITS, ...OWN_LIMITS[process] };
  return [`--max-old-space-size=${oldMb}`, `--max-semi-space-size=${semiSpaceMb}`];
}
