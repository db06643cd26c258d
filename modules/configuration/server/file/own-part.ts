import { AppError } from '@sarn/kernel';
import type { Field, FieldValue, Language } from '@sarn/kernel';
import type { ConfigurationPart, PartChange, PartRow, PartWriter, Tx } from '@sarn/platform-server';
import {
  CardSettings,
  cardsCode,
  configurationCodes,
  configurationFields,
  emblemCode,
} from '../../contract/index.ts';
import type { ConfigurationCode } from '../../contract/index.ts';
import type { ConfigurationDependencies } from '../dependencies.ts';
import { rewritten, setEmblem } from '../emblem.service.ts';
import { readValues } from '../read-values.ts';
import { assertAllConsistent, setCards, setValues } from '../values.service.ts';
import { findEmblem, listValues } from '../values.store.ts';

const pictureHead = /^data:(image\/png|image\/svg\+xml);base64,/;

/** Names, emblem, colours and other values of the centre, for the file of the configuration. */
export const valuesPart = (deps: ConfigurationDependencies): ConfigurationPart => ({
  code: 'system-configuration',
  title: { th: 'ค่ากำหนดของระบบ', en: 'System configuration' },
  tables: ['configuration_value', 'configuration_emblem', 'configuration_emblem_use'],
  fields: { value: { th: 'ค่า', en: 'Value', told: valueText } },
  nameOf,
  describes,
  isOwn: (code) =>
    code === cardsCode ||
    code === emblemCode ||
    configurationCodes.some((known) => known === code && !deps.held.has(known)),
  async read(h) {
    const kept = readValues(await listValues(h), deps.held);
    const own = configurationCodes.flatMap((code) => {
      const value = kept.values[code];
      return value === undefined ? [] : [rowOf(code, value)];
    });
    const emblem = kept.emblemId === null ? undefined : await findEmblem(h, kept.emblemId);
    return [
      ...own,
      ...(kept.cards ? [rowOf(cardsCode, JSON.stringify(kept.cards))] : []),
      ...(emblem ? [rowOf(emblemCode, pictureText(emblem))] : []),
    ];
  },
  write: (tx, writer, change) => writeValue(deps, tx, writer, change),
  // Both ends of the office hours, or two colours: one alone may contradict what was before.
  check: (tx) => assertAllConsistent(deps, tx),
});

function describes(code: string): Field | undefined {
  const known = configurationCodes.find((one) => one === code);
  return known && configurationFields[known];
}

/** The cards by their names, a choice in its words. */
function valueText(value: FieldValue, language: Language, code: string): string | undefined {
  const tongue = language === 'en' ? 'en' : 'th';
  if (code === cardsCode && typeof value === 'string') {
    return cardsFrom(value)
      ?.map((card) => `${card[tongue]}${card.isHidden ? ' ✕' : ''}`)
      .join(', ');
  }
  const field = describes(code);
  return field?.kind === 'choice' ? field.options[String(value)]?.[tongue] : undefined;
}

const rowOf = (code: string, value: FieldValue): PartRow => ({
  ...{ code, name: nameOf(code) },
  fields: { value },
});

function nameOf(code: string): string {
  if (code === cardsCode) return 'การ์ดงาน';
  if (code === emblemCode) return 'ตราของหน่วยงาน';
  const known = configurationCodes.find((one) => one === code);
  return known ? configurationFields[known].label.th : code;
}

const pictureText = ({ type, bytes }: { readonly type: string; readonly bytes: Buffer }) =>
  `data:${type};base64,${bytes.toString('base64')}`;

async function writeValue(
  deps: ConfigurationDependencies,
  tx: Tx,
  { context, reason }: PartWriter,
  { before, after }: PartChange,
): Promise<'done'> {
  const code = (after ?? before)?.code ?? '';
  const value = after?.fields['value'] ?? null;
  const version = readValues(await listValues(tx), deps.held).versions.get(code) ?? 0;
  if (code === emblemCode) {
    const picture = value === null ? null : rewritten(pictureBytes(value));
    await setEmblem(deps, context, tx, { picture, version });
  } else if (code === cardsCode) {
    await setCards(deps, context, tx, { cards: cardsFrom(value), version, reason });
  } else {
    const known = configurationCodes.find((one): one is ConfigurationCode => one === code);
    if (!known) throw new AppError('platform.not-found');
    const said = typeof value === 'string' || typeof value === 'number' ? value : null;
    await setValues(deps, context, tx, {
      changes: [{ code: known, value: said, version }],
      ...{ reason, isPart: true },
    });
  }
  return 'done';
}

function pictureBytes(value: FieldValue): Buffer {
  const text = String(value);
  if (!pictureHead.test(text)) throw new AppError('configuration.emblem-kind');
  return Buffer.from(text.replace(pictureHead, ''), 'base64');
}

function cardsFrom(value: FieldValue) {
  if (value === null) return null;
  try {
    return CardSettings.parse(JSON.parse(String(value)));
  } catch {
    throw new AppError('configuration.file-unreadable');
  }
}
