interface Owner {
  sessionEpoch?: number;
}

/** What a session opened now is marked with. */
export function epochOf({ sessionEpoch = 0 }: Owner): number {
  return sessionEpoch;
}

/** False for a session from before all sessions of its owner were ended. */
export function isCurrent({ epoch = 0 }: { epoch?: number }, owner: Owner): boolean {
  return epoch === epochOf(owner);
}
