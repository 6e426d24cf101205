import { cleanEnv, num, str } from 'envalid';

const SPECS = {
  HOST: str({ default: '0.0.0.0' }),
  PORT: num({ desc: 'Where the files are served' }),
  OPS_PORT: num({ desc: 'Internal port of health' }),
  SITE_DIR: str({ desc: 'Folder of the built frontend' }),
  DRAIN_MS: num({ default: 0, desc: 'Milliseconds between "not ready" and closing, for load balancers to notice' }),
};

export function readServerEnv(source: NodeJS.ProcessEnv = process.env) {
  return cleanEnv(source, SPECS, {
    reporter: ({ errors }) => {
      const names = Object.keys(errors);
      if (names.length > 0) throw new Error(`Bad environment: ${names.join(', ')}`);
    },
  });
}
