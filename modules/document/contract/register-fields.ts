import { civilDate, formatDate, longText, settingCode } from '@sarn/kernel';
import type { CivilDate, Language } from '@sarn/kernel';
import { z } from 'zod';
import { filedShape, usualSpeed } from '@sarn/document-classes/contract';
import { secrecyClasses } from './kinds.ts';
import { keysOf, noteField } from './plain.forms.ts';

interface Term {
  readonly th: string;
  readonly en: string;
}

/** One field that the register asks of a letter. */
interface RegisterField {
  readonly is: 'text' | 'date' | 'word';
  /** What registering asks; a field that old clients do not send is optional or has a default. */
  readonly form: z.ZodType;
  /** The value before anything is typed, and for documents of which it is not asked. */
  readonly start: string | null;
  /** For `word`: the label of each choice, where the choices are fixed. */
  readonly words?: Readonly<Record<string, Term>>;
  /**
   * `sheet`: a column of the register, on the screen and in its file; `screen`: only on the screen.
   */
  readonly register: 'sheet' | 'screen' | 'none';
  /** `row`: shown in the rows of queues, lists and the search. */
  readonly list: 'row' | 'none';
  /** `queues`: found in queues and by the search; `search`: by the search only. */
  readonly found: 'queues' | 'search' | 'none';
  /** Deleted with the content: in the register of the upper classes, and when it is destroyed. */
  readonly isContent: boolean;
}

/** By what the registry files a letter; old clients do not send it. */
const filed = { register: 'none', list: 'none', found: 'search', isContent: false } as const;
const filedText = { is: 'text', form: longText({ max: 200 }).default(''), start: '' } as const;
const filing = { ...filed, ...filedText } as const;
/** The row of the settings whose name stands in the field beside it. */
const filedCode = { ...filed, is: 'text', start: '', found: 'none' } as const;

/**
 * The fields of a letter in the register, in the order of the form. From this table derive the
 * schema of the form, the columns that are stored and read, the answers of the calls, the rows of a
 * register with their Excel file, those of queues and lists, the facts on the page and the words that
 * the search finds.
 *
 * @rule saraban-2526 ข้อ 37
 */
export const registerFields = {
  letterNo: {
    is: 'text',
    form: longText({ min: 1, max: 100 }),
    start: '',
    register: 'sheet',
    list: 'row',
    found: 'queues',
    isContent: false,
  },
  letterDate: {
    is: 'date',
    form: civilDate('1957-01-01', '2100-12-31'),
    start: null,
    register: 'sheet',
    list: 'row',
    found: 'search',
    isContent: false,
  },
  sender: {
    is: 'text',
    form: longText({ min: 2, max: 300 }),
    start: '',
    register: 'sheet',
    list: 'row',
    found: 'queues',
    isContent: false,
  },
  addressee: {
    is: 'text',
    form: longText({ min: 2, max: 300 }),
    start: '',
    register: 'sheet',
    list: 'row',
    found: 'queues',
    isContent: false,
  },
  title: {
    is: 'text',
    form: longText({ min: 2, max: 1000 }),
    start: '',
    register: 'sheet',
    list: 'row',
    found: 'queues',
    isContent: false,
  },
  speed: {
    is: 'word',
    // A row of the settings: which are offered today, the server asks (`assertOffered`).
    form: settingCode,
    start: usualSpeed,
    register: 'screen',
    list: 'row',
    found: 'none',
    isContent: false,
  },
  secrecy: {
    is: 'word',
    form: z.enum(keysOf(secrecyClasses)),
    start: 'normal',
    words: secrecyClasses,
    register: 'none',
    list: 'none',
    found: 'none',
    isContent: false,
  },
  dueDate: {
    is: 'date',
    form: civilDate().optional(),
    start: null,
    register: 'screen',
    list: 'none',
    found: 'none',
    isContent: false,
  },
  // Beside the day: `10:30`; empty is the end of the day.
  dueTime: {
    is: 'text',
    form: z
      .string()
      .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/)
      .default(''),
    start: '',
    register: 'none',
    list: 'none',
    found: 'none',
    isContent: false,
  },
  bookGroup: { ...filing, register: 'screen' },
  category: { ...filing, register: 'screen' },
  bookGroupCode: { ...filedCode, form: filedShape.bookGroupCode },
  categoryCode: { ...filedCode, form: filedShape.categoryCode },
  subTypeCode: { ...filedCode, form: filedShape.subTypeCode },
  disposal: filing,
  note: {
    is: 'text',
    form: noteField,
    start: '',
    register: 'none',
    list: 'none',
    found: 'search',
    isContent: true,
  },
} as const satisfies Readonly<Record<string, RegisterField>>;

type Fields = typeof registerFields;
export type RegisterFieldName = keyof Fields;

/**
 * Names of the fields with a property: `FieldsWith<'register', 'sheet'
 *
 * 'screen'>`.
 */
type FieldsWith<Property extends 'is' | 'register' | 'list' | 'found' | 'isContent', Value> = {
  [Name in RegisterFieldName]: Fields[Name][Property] extends Value ? Name : never;
}[RegisterFieldName];

/** Names of the fields that a register shows. */
export type LineFieldName = FieldsWith<'register', 'sheet' | 'screen'>;
type SheetFieldName = FieldsWith<'register', 'sheet'>;

/** Names of the fields that queues, lists and the search show. */
export type ListFieldName = FieldsWith<'list', 'row'>;

/** Names of the fields that are plain text. */
export type TextFieldName = FieldsWith<'is', 'text'>;

export const registerFieldNames = Object.keys(registerFields) as RegisterFieldName[];

const namesWith = <Name extends RegisterFieldName>(
  isMeant: (field: RegisterField) => boolean,
): readonly Name[] =>
  registerFieldNames.filter((name): name is Name => isMeant(registerFields[name]));

export const lineFields = namesWith<LineFieldName>(({ register }) => register !== 'none');
export const sheetFields = namesWith<SheetFieldName>(({ register }) => register === 'sheet');
export const listFields = namesWith<ListFieldName>(({ list }) => list === 'row');
export const contentFields = namesWith<FieldsWith<'isContent', true>>(({ isContent }) => isContent);
export const queueWordFields = namesWith<FieldsWith<'found', 'queues'>>(
  ({ found }) => found === 'queues',
);
export const searchWordFields = namesWith<FieldsWith<'found', 'queues' | 'search'>>(
  ({ found }) => found !== 'none',
);

/** A value for each of the fields. The only cast to the full type is here. */
export function forFields<Result extends object>(
  names: readonly (keyof Result & RegisterFieldName)[],
  valueOf: (name: keyof Result & RegisterFieldName) => unknown,
): Result {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Result;
}

type FormShape = { [Name in RegisterFieldName]: Fields[Name]['form'] };

/** What registering asks, as the shape of a schema. */
export const registerFormShape = forFields<FormShape>(
  registerFieldNames,
  (name) => registerFields[name].form,
);

interface ShownAs {
  text: z.ZodString;
  word: z.ZodString;
  date: z.ZodNullable<z.ZodString>;
}
type ShownShape<Name extends RegisterFieldName> = { [N in Name]: ShownAs[Fields[N]['is']] };

/** How answers show the fields, as the shape of a schema. */
export function shownShape<Name extends RegisterFieldName>(
  names: readonly Name[],
): ShownShape<Name> {
  const schemas: ShownAs = { text: z.string(), word: z.string(), date: z.string().nullable() };
  return forFields<ShownShape<Name>>(names, (name) => schemas[registerFields[name].is]);
}

interface StoredAs<Form extends z.ZodType> {
  text: string;
  word: z.output<Form>;
  date: CivilDate | null;
}

/** The fields as they are typed in and stored. */
export type RegisterFieldValues = {
  readonly [Name in RegisterFieldName]: StoredAs<Fields[Name]['form']>[Fields[Name]['is']];
};

/**
 * The fields as they are read: a `word` is any text there, because its choices may have changed.
 */
export type ReadRegisterFields<Name extends RegisterFieldName = RegisterFieldName> = {
  readonly [N in Name]: StoredAs<z.ZodString>[Fields[N]['is']];
};

/** Fields that are still empty. */
export const emptyRegisterFields = forFields<RegisterFieldValues>(
  registerFieldNames,
  (name) => registerFields[name].start,
);

/** A day is sent as text; an optional day that is empty is not sent. */
type SentDate<Form extends z.ZodType> =
  undefined extends z.input<Form> ? string | undefined : string;
type SentFields = {
  readonly [Name in RegisterFieldName]: Fields[Name]['is'] extends 'date'
    ? SentDate<Fields[Name]['form']>
    : RegisterFieldValues[Name];
};

/** What was typed in, as the schema of the form takes it: an empty day where one is missing. */
export function sentFields(typed: RegisterFieldValues): SentFields {
  return forFields<SentFields>(registerFieldNames, (name) => {
    const isOptional = registerFields[name].form.safeParse(undefined).success;
    return typed[name] ?? (isOptional ? undefined : '');
  });
}

/** Only these fields of an object that has more. */
export function pickFields<Name extends RegisterFieldName, From extends Record<Name, unknown>>(
  names: readonly Name[],
  from: From,
): Pick<From, Name> {
  return forFields<Pick<From, Name>>(names, (name) => from[name]);
}

/** A field as a person reads it; empty text where it has no value. */
export function fieldText(
  name: RegisterFieldName,
  value: string | null,
  language: Language,
  length: 'short' | 'full',
): string {
  const field: RegisterField = registerFields[name];
  if (value === null || value === '') return '';
  if (field.is === 'date') return formatDate(value, length, language);
  const word = field.words?.[value];
  return word ? word[language === 'en' ? 'en' : 'th'] : value;
}
