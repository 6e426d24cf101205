import { bool, type CleanedEnv, cleanEnv, host, makeValidator, num, port, str, url } from 'envalid';

export { bool, host, makeValidator, num, port, str, url };

/** A bad environment stops the process at boot; the message names each variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** What every process reads. Ports are numbers; `NATS_URL` may list several servers, separated by commas. */
export const commonEnv = {
  NODE_ENV: str({ choices: ['production', 'development', 'test'], default: 'production' }),
  HOST: str({ default: '0.0.0.0', desc: 'Address to listen on' }),
  PORT: port({ desc: 'Port of the service' }),
  OPS_PORT: port({ desc: 'Internal port of health and metrics' }),
  LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], default: 'info' }),
  NATS_URL: str({ example: 'nats://nats:4222' }),
  NATS_USER: str({ default: '' }),
  NATS_PASSWORD: str({ default: '' }),
  DRAIN_MS: num({ default: 0, desc: 'Milliseconds between "not ready" and closing, for load balancers to notice' }),
  PARENT_PIPE: bool({ default: false, desc: 'Shut down when standard input closes' }),
};

export const mongoEnv = {
  MONGODB_URI: str({ desc: 'Connection string; the database is named by MONGODB_DB' }),
  MONGODB_DB: str({ default: '', desc: 'Database name; reefdesk_<service> when empty' }),
};

export type CommonEnv = CleanedEnv<typeof commonEnv>;
export type MongoEnv = CleanedEnv<typeof mongoEnv>;

/** Parses `source` by `specs`; throws {@link EnvironmentError} naming every variable at fault. */
export function readEnv<S extends Parameters<typeof cleanEnv>[1]>(specs: S, source: NodeJS.ProcessEnv = process.env): CleanedEnv<S> {
  return cleanEnv(source, specs, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) => `${name}: ${(error as Error | undefined)?.message || 'missing'}`);
      if (faults.length > 0) throw new EnvironmentError(`Bad environment. ${faults.join('; ')}`);
    },
  }) as CleanedEnv<S>;
}
