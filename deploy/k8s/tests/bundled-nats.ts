import { createRequire } from 'node:module';

export function bundledServer(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@camera.ui/nats-${process.platform}-${process.arch}/nats`);
  } catch {
    return undefined;
  }
}
