import { readFileSync } from 'node:fs';
import { EnvironmentError } from './env.ts';

/** What the JSON file that VARIABLE names holds; throws {@link EnvironmentError} where it cannot be read. */
export function readJsonFile(variable: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new EnvironmentError(`Bad ${variable} ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
