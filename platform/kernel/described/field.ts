/** A text in both languages; an empty English one shows the Thai. */
export interface Bilingual {
  readonly th: string;
  readonly en: string;
}

interface FieldBase {
  readonly label: Bilingual;
  /** One sentence below the input. */
  readonly hint?: Bilingual;
  /** Shown as a column of the list. */
  readonly isListed?: true;
  /** Cannot be changed: in rows delivered with the product, or in rows that are used. */
  readonly isLocked?: 'seed' | 'used';
}

/** One line of text, or several. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  /** Characters. */
  readonly max: number;
  readonly isRequired?: true;
  readonly isLong?: true;
  /** What it must look like; the hint says it in words. */
  readonly pattern?: RegExp;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Whole numbers only, unless set. */
  readonly step?: number;
  /** May be left empty: then null. */
  readonly isOptional?: true;
}

export interface SwitchField extends FieldBase {
  readonly kind: 'switch';
}

/** One of a fixed list of values that code reads. */
export interface ChoiceField<Value extends string = string> extends FieldBase {
  readonly kind: 'choice';
  readonly options: Readonly<Record<Value, Bilingual>>;
}

/** Code of a row of another described table. */
export interface ReferenceField extends FieldBase {
  readonly kind: 'reference';
  /** Code of that table. */
  readonly table: string;
  readonly isRequired?: true;
}

/** A list of short texts, each on a line of its own. */
export interface TextsField extends FieldBase {
  readonly kind: 'texts';
  /** Characters of one text. */
  readonly max: number;
  readonly maxCount: number;
}

/**
 * Ids of units: forms offer the row only to people of these units and those below them; none: to everybody.
 * Files say their codes instead, which are the same in every installation.
 */
export interface UnitsField extends FieldBase {
  readonly kind: 'units';
  readonly maxCount: number;
}

export type Field =
  | TextField
  | NumberField
  | SwitchField
  | ChoiceField
  | ReferenceField
  | TextsField
  | UnitsField;

/** Every value that a field can have. */
export type FieldValue = string | number | boolean | readonly string[] | null;

/** The value of one field. */
export type ValueOf<F extends Field> = F extends TextField
  ? string
  : F extends NumberField
    ? F extends { readonly isOptional: true }
      ? number | null
      : number
    : F extends SwitchField
      ? boolean
      : F extends ChoiceField<infer Value>
        ? Value
        : F extends ReferenceField
          ? F extends { readonly isRequired: true }
            ? string
            : string | null
          : readonly string[];
