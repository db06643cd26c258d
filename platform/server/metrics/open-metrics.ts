import type { MetricFamily, MetricSample } from './metric.ts';

/** Content type of the text (OpenMetrics 1.0, §“Overall Structure”). */
export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** The values as text in the OpenMetrics format 1.0. */
export function openMetrics(families: readonly MetricFamily[]): string {
  return `${families.map(familyText).join('')}# EOF\n`;
}

function familyText(family: MetricFamily): string {
  const { name, type, unit, help, samples } = family;
  const head = [
    `# TYPE ${name} ${type}`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
    `# HELP ${name} ${escaped(help)}`,
  ];
  return `${[...head, ...samples.map((sample) => sampleText(family, sample))].join('\n')}\n`;
}

function sampleText({ name, type }: MetricFamily, { labels, value, part }: MetricSample): string {
  const suffix = part ?? { counter: 'total', info: 'info', gauge: '', histogram: '' }[type];
  const pairs = Object.entries(labels ?? {}).map(([key, text]) => `${key}="${escaped(text)}"`);
  const shown = pairs.length > 0 ? `{${pairs.join(',')}}` : '';
  return `${name}${suffix === '' ? '' : `_${suffix}`}${shown} ${numberText(value)}`;
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

function numberText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  return String(value);
}
