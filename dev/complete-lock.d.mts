interface Lock {
  packages: Record<string, object>;
}

export function completeLock(lock: Lock): string[];
export function withoutHash(lock: Lock): string[];
export function addHashes(lock: Lock, hashOf: (nameAndVersion: string) => string, from?: number): string[];
