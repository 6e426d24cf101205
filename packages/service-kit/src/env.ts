import { readFileSync } from 'node:fs';
import { bool, type CleanedEnv, cleanEnv, host, makeValidator, num, str, url } from 'envalid';

/** TCP port; 0 means any free port. */
export const port = makeValidator<number>((input) => {
  const value = Number(input);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new Error(`not a port: "${input}"`);
  return value;
});

export { bool, host, makeValidator, num, str, url };

const collector = makeValidator<string>((input) => {
  if (input === '' || (URL.canParse(input) && /^https?:$/.test(new URL(input).protocol))) return input;
  throw new Error(`not an http address: "${input}"`);
});

const share = makeValidator<number>((input) => {
  const value = Number(input);
  if (String(input).trim() === '' || !(value >= 0 && value <= 1)) throw new Error(`not a number from 0 to 1: "${input}"`);
  return value;
});

const wholeMegabytes = makeValidator<number>((input) => {
  if (!/^\d{1,9}$/.test(String(input))) throw new Error(`not a whole number of megabytes: "${input}"`);
  return Number(input);
});

/** Stops the process at startup; the message names each invalid variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Environment variables of every process. `NATS_URL` may list several servers, separated by commas. */
export const commonEnv = {
  NODE_ENV: str({ choices: ['production', 'development', 'test'], default: 'production' }),
  HOST: str({ default: '0.0.0.0', desc: 'Address to listen on' }),
  PORT: port({ desc: 'Port of the service' }),
  OPS_HOST: str({ default: '', desc: 'Address of the internal port; HOST when empty' }),
  OPS_PORT: port({ desc: 'Internal port of health and metrics' }),
  LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], default: 'info' }),
  NATS_URL: str({ example: 'nats://nats:4222' }),
  NATS_USER: str({ default: '' }),
  NATS_PASSWORD: str({ default: '' }),
  DRAIN_MS: num({ default: 0, desc: 'Milliseconds between "not ready" and closing, for load balancers to notice' }),
  FINISH_MS: num({ default: 5_000, desc: 'Milliseconds after that which requests and messages in hand have to come to their end' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector({
    default: '',
    desc: 'OpenTelemetry collector that takes traces (http://host:4318); empty: none',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: str({ default: '', desc: 'Headers for the collector, name=value by commas; may hold a key' }),
  OTEL_TRACES_SAMPLER_ARG: share({ default: 1, desc: 'Share of requests that are traced; the gateway decides for all' }),
  PARENT_PIPE: bool({ default: false, desc: 'Shut down when standard input closes' }),
};

export const mongoEnv = {
  MONGODB_URI: str({ desc: 'Connection string; the database is named by MONGODB_DB' }),
  MONGODB_DB: str({ default: '', desc: 'Database name; reefdesk_<service> when empty' }),
};

export const formEnv = {
  FORM_RESERVE_MEGABYTES: wholeMegabytes({
    default: 16,
    desc: 'Megabytes on the disk of the temporary folder that forms leave free; a form that would need them is refused',
  }),
};

export const seedEnv = {
  SEED_KEY: str({ default: '', desc: 'Key of the demo content, whose requests may set their time; without a key no request may' }),
};

export type CommonEnv = CleanedEnv<typeof commonEnv>;
export type MongoEnv = CleanedEnv<typeof mongoEnv>;

/** Throws {@link EnvironmentError} with all invalid variables. `NAME_FILE` names a file with the value of `NAME`, such as a secret. */
export function readEnv<S extends Parameters<typeof cleanEnv>[1]>(specs: S, source: NodeJS.ProcessEnv = process.env): CleanedEnv<S> {
  const cleaned = cleanEnv(withFiles(Object.keys(specs as object), source), specs, {
    reporter: ({ errors }) => {
      const problems = Object.entries(errors).map(([name, error]) => `${name}: ${(error as Error | undefined)?.message || 'missing'}`);
      if (problems.length > 0) throw new EnvironmentError(`Bad environment. ${problems.join('; ')}`);
    },
  });
  // A plain copy, because envalid's object throws for unknown keys, which Nest's provider scan reads.
  return { ...cleaned } as CleanedEnv<S>;
}

function withFiles(names: readonly string[], source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(names.map((name) => [name, names.includes(`${name}_FILE`) ? source[name] : valueFrom(source, name)]));
}

function valueFrom(source: NodeJS.ProcessEnv, name: string): string | undefined {
  const [value, file] = [source[name], source[`${name}_FILE`]];
  if (!file) return value;
  if (value) throw new EnvironmentError(`Bad environment. ${name}: given twice, also by ${name}_FILE`);
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new EnvironmentError(`Bad environment. ${name}_FILE: ${(error as Error).message}`);
  }
}
