/** The values of a text in the OpenMetrics format. */
export interface MetricSet {
  readonly families: ReadonlyMap<string, { readonly type: string; readonly unit: string }>;
  readonly names: readonly string[];
  /** The value of one sample; undefined where there is none with these labels. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
}

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Family {
  readonly type: string;
  unit: string;
  help: string | null;
  readonly samples: Sample[];
}

/** Endings of sample names, by type of their family (OpenMetrics 1.0, “Metric Types”). */
const suffixes: Readonly<Record<string, readonly string[]>> = {
  gauge: [''],
  counter: ['_total', '_created'],
  info: ['_info'],
  histogram: ['_bucket', '_count', '_sum', '_created'],
};

/**
 * Reads the text strictly by the rules of OpenMetrics 1.0: what another program would refuse is an
 * error here.
 *
 * @throws Error naming the line
 */
export function readOpenMetrics(text: string): MetricSet {
  if (!text.endsWith('# EOF\n')) throw new Error('the text does not end with # EOF');
  const lines = text.slice(0, -'\n'.length).split('\n');
  if (lines.pop() !== '# EOF') throw new Error('# EOF is not the last line');
  const families = new Map<string, Family>();
  let current = '';
  lines.forEach((line, place) => {
    const fail = (why: string): never => {
      throw new Error(`line ${place + 1}: ${why}: ${line}`);
    };
    if (line.startsWith('#')) current = readHead(line, families, current, fail);
    else readSample(line, families.get(current), current, fail);
  });
  for (const [name, family] of families) checkFamily(name, family);
  const all = [...families.values()].flatMap(({ samples }) => samples);
  return {
    families,
    names: all.map(({ name }) => name),
    value: (name, labels = {}) =>
      all.find((one) => one.name === name && isSame(one.labels, labels))?.value,
  };
}

type Fail = (why: string) => never;

function readHead(line: string, families: Map<string, Family>, current: string, fail: Fail) {
  const [, word = '', name = '', rest = ''] =
    /^# (TYPE|UNIT|HELP) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.*)$/.exec(line) ?? fail('no head line');
  const known = families.get(name);
  if (word === 'TYPE') {
    if (known) fail('a family is told twice');
    if (!(rest in suffixes)) fail('an unknown type');
    families.set(name, { type: rest, unit: '', help: null, samples: [] });
    return name;
  }
  if (!known || name !== current) return fail('a head line of another family');
  if (known.samples.length > 0) fail('a head line after its samples');
  if (word === 'UNIT') {
    if (!name.endsWith(`_${rest}`)) fail('the name does not end with its unit');
    known.unit = rest;
  } else {
    if (/\\(?![\\n"])/.test(rest)) fail('a wrong escape');
    known.help = rest;
  }
  return name;
}

function readSample(line: string, family: Family | undefined, current: string, fail: Fail): void {
  if (!family) return fail('a sample without a family');
  const [, name = '', inside, shown = ''] =
    /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? ([+-]?(?:Inf|\d[\d.e+-]*)|NaN)$/.exec(line) ??
    fail('no sample');
  const suffix = name.startsWith(current) ? name.slice(current.length) : null;
  if (suffix === null || !suffixes[family.type]?.includes(suffix)) fail('a name of another family');
  const labels = inside === undefined ? {} : readLabels(inside, fail);
  const value = Number(shown.replace('Inf', 'Infinity'));
  if (family.type !== 'gauge' && (Number.isNaN(value) || value < 0)) fail('a value below nothing');
  if (suffix === '_info' && value !== 1) fail('an info that is not 1');
  if ((suffix === '_bucket') !== 'le' in labels) fail('a bucket without its end');
  if (family.samples.some((one) => one.name === name && isSame(one.labels, labels))) {
    fail('a sample is told twice');
  }
  family.samples.push({ name, labels, value });
}

function readLabels(inside: string, fail: Fail): Record<string, string> {
  const labels: Record<string, string> = {};
  const one = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\n"])*)"(,|$)/y;
  while (one.lastIndex < inside.length) {
    const [, key = '', text = '', end] = one.exec(inside) ?? fail('wrong labels');
    if (key in labels) fail('a label is told twice');
    if (end === ',' && one.lastIndex === inside.length) fail('a comma at the end of the labels');
    labels[key] = text;
  }
  return labels;
}

function checkFamily(name: string, { type, help, samples }: Family): void {
  if (help === null) throw new Error(`${name} has no help`);
  if (/_(total|info|bucket|count|sum)$/.test(name)) throw new Error(`${name} has a suffix`);
  if (type !== 'histogram') return;
  const buckets = samples.filter((one) => one.name === `${name}_bucket`);
  const ends = buckets.map(({ labels }) => Number((labels['le'] ?? '').replace('Inf', 'Infinity')));
  const isSorted = (values: readonly number[]) =>
    values.every((value, place) => place === 0 || value >= (values[place - 1] ?? 0));
  if (ends.at(-1) !== Infinity || !isSorted(ends)) throw new Error(`${name}: ends of buckets`);
  if (!isSorted(buckets.map(({ value }) => value))) throw new Error(`${name}: counts of buckets`);
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
