export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

export class Scrape {
  /** Names as Prometheus stores them: a histogram has three. */
  readonly names = new Set<string>();
  readonly families = new Set<string>();
  readonly samples: Sample[] = [];

  constructor(text: string) {
    for (const line of text.split('\n')) {
      const [, family = '', type] = /^# TYPE (\S+) (\w+)$/.exec(line) ?? [];
      if (type) this.families.add(family);
      if (type) for (const suffix of type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) this.names.add(family + suffix);
      const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (name) this.samples.push({ name, labels: labelsOf(labels), value: Number(value) });
    }
  }

  sum(name: string, labels: Record<string, string> = {}): number {
    const wanted = Object.entries(labels);
    const series = this.samples.filter((sample) => sample.name === name && wanted.every(([key, value]) => sample.labels[key] === value));
    return series.reduce((total, { value }) => total + value, 0);
  }
}

export async function scrape(opsUrl: string): Promise<Scrape> {
  const answer = await fetch(`${opsUrl}/metrics`);
  if (answer.status !== 200) throw new Error(`${opsUrl}/metrics answers ${answer.status}`);
  return new Scrape(await answer.text());
}

function labelsOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => [name, value]));
}
