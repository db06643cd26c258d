import type { Language } from '@sarn/kernel';

const known: Readonly<Record<string, Language>> = {
  th: 'th',
  en: 'en',
  'th-x-thsarn': 'thsarn',
  thsarn: 'thsarn',
};

/** The supported language that an Accept-Language header prefers, or null when it names none. */
export function readAcceptLanguage(header: string | undefined): Language | null {
  if (!header || header.length > 500) return null;
  const wanted = header.split(',').map(readRange);
  wanted.sort((a, b) => b.weight - a.weight);
  return wanted.find((range) => range.language && range.weight > 0)?.language ?? null;
}

function readRange(range: string): { language: Language | undefined; weight: number } {
  const [tag = '', ...settings] = range.trim().toLowerCase().split(';');
  const q = settings.map((setting) => /^\s*q=([\d.]+)$/.exec(setting)?.[1]).find(Boolean);
  return { language: known[tag] ?? known[tag.split('-')[0] ?? ''], weight: q ? Number(q) : 1 };
}
