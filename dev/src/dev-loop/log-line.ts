import colors from 'picocolors';

type Paint = (text: string) => string;

const PALETTE: Paint[] = [colors.cyan, colors.magenta, colors.green, colors.yellow, colors.blue, colors.redBright, colors.cyanBright];
const NAME_WIDTH = 12;

/** Length that tells request ids apart and finds them in the log files. */
const REQUEST_ID_SHOWN = 8;

const LEVELS: readonly (readonly [least: number, label: string, paint: Paint])[] = [
  [60, 'fatal', colors.red],
  [50, 'error', colors.red],
  [40, 'warn ', colors.yellow],
  [30, 'info ', colors.green],
  [0, 'debug', colors.dim],
];

/** Nest logs every route at each start. */
const CHATTER = new Set(['InstanceLoader', 'NestFactory', 'RouterExplorer', 'RoutesResolver', 'NestApplication', 'NestMicroservice']);
const OF_THE_DEBUGGER = /^(Debugger (listening|attached|ending)|For help, see: https:\/\/nodejs)/;
/** Fields that are shown elsewhere in the line, or are the same in every line. */
const NOT_REPEATED = new Set(['level', 'time', 'service', 'requestId', 'context', 'msg', 'pid', 'hostname', 'err', 'error', 'req', 'res']);

interface Entry {
  level: number;
  time?: string;
  service?: string;
  requestId?: string;
  context?: string;
  msg?: string;
  err?: Failure;
  error?: Failure;
  req?: { method?: string; url?: string };
  res?: { statusCode?: number };
}

type Failure = { message?: string; stack?: string } | string;

/** Formats log lines for reading: time, process, level, message, fields, request. */
export class LogLines {
  readonly #names: string[];

  /** @param names In the order of their colours. */
  constructor(names: readonly string[]) {
    this.#names = [...names];
  }

  /** Returns undefined for irrelevant lines. Lines that are not JSON, such as a crash, are unchanged. */
  format(process: string, line: string): string | undefined {
    const entry = parse(line);
    if (!entry) return line.trim() === '' || OF_THE_DEBUGGER.test(line) ? undefined : `${this.#head(process, new Date())}      ${line}`;
    if (entry.level <= 30 && CHATTER.has(entry.context ?? '')) return undefined;
    return `${this.#head(entry.service ?? process, new Date(entry.time ?? Date.now()))} ${levelOf(entry)} ${textOf(entry)}`;
  }

  about(process: string, text: string): string {
    return `${this.#head(process, new Date())} ${colors.bold(text)}`;
  }

  #head(process: string, at: Date): string {
    if (!this.#names.includes(process)) this.#names.push(process);
    const paint = PALETTE[this.#names.indexOf(process) % PALETTE.length] ?? colors.cyan;
    return `${colors.dim(at.toTimeString().slice(0, 8))} ${paint(process.padEnd(NAME_WIDTH))}`;
  }
}

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as Partial<Entry>;
    return typeof entry.level === 'number' ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}

function levelOf({ level }: Entry): string {
  const [, label, paint] = LEVELS.find(([least]) => level >= least) ?? [0, 'debug', colors.dim];
  return paint(label);
}

function textOf(entry: Entry): string {
  const { context, msg, requestId, req, res } = entry;
  const failure = entry.err ?? entry.error;
  const parts = [
    context && colors.dim(`${context}:`),
    msg,
    req && `${req.method} ${req.url}${res?.statusCode ? ` ${res.statusCode}` : ''}`,
    messageOf(failure, msg),
    ...fieldsOf(entry),
    requestId && requestId !== 'none' && colors.dim(`#${requestId.slice(0, REQUEST_ID_SHOWN)}`),
  ];
  return [parts.filter(Boolean).join(' '), ...(entry.level >= 50 ? stackOf(failure) : [])].join('\n');
}

function messageOf(failure: Failure | undefined, shown: string | undefined): string | undefined {
  const message = typeof failure === 'string' ? failure : failure?.message;
  return message === shown ? undefined : message;
}

function stackOf(failure: Failure | undefined): string[] {
  const stack = typeof failure === 'object' ? failure.stack : undefined;
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line)) ?? [];
  return frames.slice(0, 6).map((line) => colors.dim(`    ${line.trim()}`));
}

function fieldsOf(entry: Entry): string[] {
  const fields = Object.entries(entry).filter(([name, value]) => !NOT_REPEATED.has(name) && value !== undefined);
  return fields.map(([name, value]) => `${colors.dim(`${name}=`)}${typeof value === 'string' ? value : JSON.stringify(value)}`);
}
