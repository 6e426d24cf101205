const built = new Map<string, unknown>();

/**
 * Builds the schema named `key` once. Schemas are immutable, so equal rules can share one; the contracts have thousands, and each process
 * builds them at its start.
 */
export function shared<Schema>(key: string, build: () => Schema): Schema {
  if (!built.has(key)) built.set(key, build());
  return built.get(key) as Schema;
}
