import type { RegisterFieldName } from '@sarn/document/contract';

/** Code of the described table; apart from its description, which only its settings page loads. */
export const registrationTableCode = 'registration-display';

/** Ways in which letters come to be registered. */
export const registrationWays = ['outside', 'inside', 'bag', 'arrival'] as const;
export type RegistrationWay = (typeof registrationWays)[number];

/** Fields of the form by the last part of their code. Names of groups and categories have codes of their own. */
const fieldCodes = {
  'letter-no': 'letterNo',
  'letter-date': 'letterDate',
  sender: 'sender',
  title: 'title',
  addressee: 'addressee',
  speed: 'speed',
  secrecy: 'secrecy',
  'due-date': 'dueDate',
  'book-group': 'bookGroup',
  category: 'category',
  'sub-type': 'subTypeCode',
  disposal: 'disposal',
  note: 'note',
} as const satisfies Readonly<Record<string, RegisterFieldName>>;

export type AskedFieldName = (typeof fieldCodes)[keyof typeof fieldCodes];

/**
 * Fields that are always shown: what identifies a letter, and its class of secrecy, without which a
 * classified letter would be registered as an open one.
 *
 * @rule saraban-2526 ข้อ 37
 */
const fixedFields: readonly AskedFieldName[] = [
  ...(['letterNo', 'letterDate', 'sender', 'title', 'secrecy'] as const),
];
export const isFixedField = (name: AskedFieldName): boolean => fixedFields.includes(name);

/** Fields whose first value the agency may set. */
const startFields: readonly AskedFieldName[] = [
  ...(['addressee', 'speed', 'bookGroup', 'category', 'disposal', 'note'] as const),
];
export const mayHaveStart = (name: AskedFieldName): boolean => startFields.includes(name);

/** One field as a form asks it. */
export interface AskedField {
  readonly name: AskedFieldName;
  /** Words of the agency. */
  readonly th: string;
  readonly en: string;
  readonly isShown: boolean;
  readonly isRequired: boolean;
  /** A text, or the code of a speed, group or category; may be empty. */
  readonly start: string;
}

interface FieldRow {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Way and field of a row of the table; null for a code that this version does not know. */
export function placeOfRow(
  code: string,
): { readonly way: RegistrationWay; readonly name: AskedFieldName } | null {
  const [before = '', field = ''] = code.split('.');
  const way = registrationWays.find((one) => one === before);
  const name = (fieldCodes as Readonly<Record<string, AskedFieldName>>)[field];
  return way && name ? { way, name } : null;
}

/** The fields of one way, in the order of the rows. */
export const askedFields = (rows: readonly FieldRow[], way: RegistrationWay): AskedField[] =>
  rows.flatMap(({ code, nameTh, nameEn, values }) => {
    const place = placeOfRow(code);
    if (place?.way !== way) return [];
    const isShown = values['isShown'] === true || isFixedField(place.name);
    return [
      {
        ...{ name: place.name, th: nameTh, en: nameEn, isShown },
        isRequired: isShown && values['isRequired'] === true,
        start: typeof values['startValue'] === 'string' ? values['startValue'] : '',
      },
    ];
  });

/** Where the value of a field stands in what is sent: groups and categories by their codes. */
export const valueName = (name: AskedFieldName): RegisterFieldName =>
  name === 'bookGroup' ? 'bookGroupCode' : name === 'category' ? 'categoryCode' : name;

/** Whether nothing was typed or chosen; a text of an older group without a code counts as chosen. */
export function isEmptyField(
  name: AskedFieldName,
  form: Readonly<Partial<Record<RegisterFieldName, unknown>>>,
): boolean {
  const isBlank = (value: unknown) => value === undefined || value === null || value === '';
  return isBlank(form[valueName(name)]) && isBlank(form[name]);
}
