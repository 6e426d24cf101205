// Reads docker-compose.yml as compose does, with variables, anchors and merges resolved.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

export const repository = resolve(import.meta.dirname, '../../..');
export const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

export interface ComposeService {
  image: string;
  build?: { dockerfile: string; args: Record<string, string> };
  entrypoint?: string[];
  command?: string[];
  user?: string;
  profiles?: string[];
  restart: string;
  read_only: boolean;
  cap_drop: string[];
  cap_add?: string[];
  security_opt: string[];
  ports?: string[];
  environment?: Record<string, string | number>;
  volumes?: string[];
  networks?: string[];
  network_mode?: string;
  healthcheck?: { test: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  deploy: { resources: { limits: { cpus: string; memory: string; pids: number } } };
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
}

const VARIABLE = /\$\{(\w+)(?::-([^}]*))?\}/g;

export function variables(): Map<string, string> {
  return new Map([...read('docker-compose.yml').matchAll(VARIABLE)].map(([, name = '', fallback = '']) => [name, fallback]));
}

export function composeFile(): ComposeFile {
  return filledIn(load(read('docker-compose.yml'), { schema: CORE_SCHEMA.withTags(mergeTag) })) as ComposeFile;
}

/** Compose fills variables into values, not into the text; a value with only digits becomes a number. */
function filledIn(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(filledIn);
  if (typeof node === 'object' && node !== null)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, filledIn(value)]));
  if (typeof node !== 'string') return node;
  const text = node.replace(VARIABLE, (_, _name: string, fallback = '') => fallback);
  return text !== node && /^\d+$/.test(text) ? Number(text) : text;
}

export function imageEnvironment(dockerfile: string): Record<string, string> {
  const lines = [...read(dockerfile).matchAll(/^ENV (.+)$/gm)].map(([, line = '']) => line);
  return Object.fromEntries(lines.flatMap((line) => line.split(' ')).map((entry) => entry.split('=') as [string, string]));
}
