import { configurationFields } from '@sarn/configuration/contract';
import type {
  ConfigurationCode,
  ConfigurationSection,
  ValueRow,
} from '@sarn/configuration/contract';
import {
  configurationCodes,
  configurationSections,
  contrasts,
  hardToRead,
} from '@sarn/configuration/contract';
import type { Field, FieldValue } from '@sarn/kernel';
import { fieldSchema } from '@sarn/kernel';
import type { Say } from '@sarn/platform-web';
import type { th } from './words/th.ts';

/** What the form of a section holds, by the codes of its values. */
export type SectionDraft = Readonly<
  Partial<Record<ConfigurationCode, FieldValue>> & { reason?: string }
>;

export const fieldOf = (code: ConfigurationCode): Field => configurationFields[code];

/** The rows of a section, in the order of its form. */
export const rowsOf = (section: ConfigurationSection, rows: readonly ValueRow[]): ValueRow[] =>
  configurationSections[section].flatMap((code) => rows.find((row) => row.code === code) ?? []);

export const draftOf = (rows: readonly ValueRow[]): SectionDraft => ({
  ...Object.fromEntries(rows.map(({ code, value }) => [code, value])),
  reason: '',
});

/** What is sent: a value that is the same as below says nothing any more. */
export const changesOf = (rows: readonly ValueRow[], draft: SectionDraft) =>
  rows
    .filter(({ code, value }) => draft[code] !== value)
    .map(({ code, below, version }) => {
      const value = draft[code];
      const said = typeof value === 'string' || typeof value === 'number' ? value : below;
      return { code, value: said === below ? null : said, version };
    });

/** Sentences under wrong fields. */
export function checkSection(
  draft: SectionDraft,
  say: Say<typeof th>,
): Readonly<Record<string, string | null>> {
  const codes = configurationCodes.filter((code) => Object.hasOwn(draft, code));
  const own = codes.map((code) => [code, errorOf(code, draft[code] ?? null, say)] as const);
  return { ...Object.fromEntries(own), ...colourErrors(draft, say) };
}

function errorOf(code: ConfigurationCode, value: FieldValue, say: Say<typeof th>): string | null {
  const field = fieldOf(code);
  if (fieldSchema(field).safeParse(value).success) return null;
  if (field.kind === 'number') return say('number', { min: field.min, max: field.max });
  return say(value === '' ? 'required' : 'pattern');
}

/** Colours that cannot be read; only where each is a colour. */
function colourErrors({ accent, accentInk, login }: SectionDraft, say: Say<typeof th>) {
  const all = [accent, accentInk, login];
  if (!all.every((one) => typeof one === 'string' && /^#[0-9a-f]{6}$/.test(one))) return {};
  const [first = '', ink = '', ground = ''] = all.map(String);
  const hard = hardToRead({ accent: first, accentInk: ink, login: ground });
  const ratios = contrasts({ accent: first, accentInk: ink, login: ground });
  return Object.fromEntries(
    hard.map((code) => [code, say('hard', { ratio: ratios[code].toFixed(1) })]),
  );
}
