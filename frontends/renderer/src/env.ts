import { commonEnv, EnvironmentError, makeValidator, num, readEnv, str } from '@reefdesk/service-kit/env';

const address = makeValidator<string>((input) => {
  if (input === '' || (URL.canParse(input) && /^https?:$/.test(new URL(input).protocol))) return input;
  throw new Error(`not an http address: "${input}"`);
});

const { NODE_ENV, HOST, PORT, OPS_HOST, OPS_PORT, LOG_LEVEL, DRAIN_MS, FINISH_MS, PARENT_PIPE } = commonEnv;
const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG } = commonEnv;
const runsByItself = { default: '', desc: 'Base address of a frontend that runs by itself; empty: read from FRONTENDS_DIR' };

const specs = {
  ...{ NODE_ENV, HOST, PORT, OPS_HOST, OPS_PORT, LOG_LEVEL, DRAIN_MS, FINISH_MS, PARENT_PIPE },
  ...{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG },
  FRONTENDS_DIR: str({ default: '', desc: 'Folder that holds shell/dist and public/dist' }),
  FRONTEND_SHELL_URL: address(runsByItself),
  FRONTEND_PUBLIC_URL: address(runsByItself),
  RENDER_DEADLINE_MS: num({ default: 1_000, desc: 'How long one page may take to draw' }),
};

export type RendererEnv = ReturnType<typeof readRendererEnv>;

export function readRendererEnv(source?: NodeJS.ProcessEnv) {
  const env = readEnv(specs, source);
  if (!env.FRONTENDS_DIR && !(env.FRONTEND_SHELL_URL && env.FRONTEND_PUBLIC_URL)) {
    throw new EnvironmentError('Bad environment. FRONTENDS_DIR: missing (or set FRONTEND_SHELL_URL and FRONTEND_PUBLIC_URL)');
  }
  return env;
}
