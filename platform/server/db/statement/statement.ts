import type { Handle, Tx } from '../handle.ts';
import type { ParameterType, Shape, Values } from './columns.ts';

/** A text and its values for one call. */
export interface Built {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** One text, for the test that has PostgreSQL describe all statements. */
export interface Registered {
  readonly name: string;
  readonly text: string;
  /** Null for a statement that gives no rows. */
  readonly columns: Shape<unknown>['columns'] | null;
  /** Types, or only their number where the text is built for each call. */
  readonly parameters: readonly ParameterType[] | number;
}

/** SQL as text that gives rows. */
export interface Statement<Row, Arguments extends readonly unknown[]> {
  all(h: Handle, ...values: Arguments): Promise<Row[]>;
  first(h: Handle, ...values: Arguments): Promise<Row | undefined>;
}

const registered: (() => readonly Registered[])[] = [];
const names = new Set<string>();

/** All statements of the modules that are loaded, each in every form it has. */
export function listStatements(): Registered[] {
  return registered.flatMap((list) => list());
}

/**
 * A statement that is kept as text: for frequent calls, and for SQL that the query builder
 * expresses badly.
 *
 * Values that are interpolated into `text` must be constants; values of a caller are parameters.
 *
 * @param name `<table or subject>.<what it does>`, unique: the test of all
 *   statements names failures by it
 */
export function statement<Row, const Types extends readonly ParameterType[]>(
  name: string,
  { columns }: Shape<Row>,
  parameters: Types,
  text: string,
): Statement<Row, Values<Types>> {
  register(name, () => [{ name, text, columns, parameters }]);
  return {
    all: (h, ...values) => h.query<Row>(text, values),
    first: async (h, ...values) => (await h.query<Row>(text, values))[0],
  };
}

/**
 * As `statement`, for one that reads rows which other modules give (`relation`).
 *
 * @param sample relations without rows, to describe the statement
 */
export function statementOver<Row, const Types extends readonly ParameterType[], Over>(
  name: string,
  { columns }: Shape<Row>,
  parameters: Types,
  text: (over: Over) => string,
  sample: Over,
): Statement<Row, [over: Over, ...values: Values<Types>]> {
  register(name, () => [{ name, text: text(sample), columns, parameters }]);
  const send = (h: Handle, over: Over, values: Values<Types>) => h.query<Row>(text(over), values);
  return {
    all: (h, over, ...values) => send(h, over, values),
    first: async (h, over, ...values) => (await send(h, over, values))[0],
  };
}

/** As `statement`, for one that gives no rows. */
export function writeStatement<const Types extends readonly ParameterType[]>(
  name: string,
  parameters: Types,
  text: string,
): (tx: Tx, ...values: Values<Types>) => Promise<void> {
  register(name, () => [{ name, text, columns: null, parameters }]);
  return async (tx, ...values) => {
    await tx.query(text, values);
  };
}

/**
 * A statement whose text depends on the query.
 *
 * @param build must give the same text for the same kind of query: each text is prepared once
 * @param samples at least one query for each text that `build` can make; `variants` helps
 */
export function builtStatement<Row, Ask>(
  name: string,
  { columns }: Shape<Row>,
  build: (ask: Ask) => Built,
  samples: () => readonly Ask[],
): Statement<Row, [ask: Ask]> {
  register(name, () => distinct(samples().map(build)).map((built) => form(name, columns, built)));
  const send = (h: Handle, ask: Ask): Promise<Row[]> => {
    const { text, values } = build(ask);
    return h.query<Row>(text, values);
  };
  return { all: send, first: async (h, ask) => (await send(h, ask))[0] };
}

const form = (name: string, columns: Registered['columns'], built: Built): Registered => ({
  name,
  text: built.text,
  columns,
  parameters: built.values.length,
});

const distinct = (forms: readonly Built[]): Built[] => [
  ...new Map(forms.map((built) => [built.text, built])).values(),
];

function register(name: string, forms: () => readonly Registered[]): void {
  if (names.has(name)) throw new Error(`two statements are called ${name}`);
  names.add(name);
  registered.push(forms);
}

/** Every combination: `{ a: [1, 2], b: [3] }` gives `{ a: 1, b: 3 }` and `{ a: 2, b: 3 }`. */
export function variants<Ask extends object>(answers: {
  readonly [Field in keyof Ask]: readonly Ask[Field][];
}): Ask[] {
  const fields = Object.keys(answers) as (keyof Ask)[];
  return fields.reduce<Ask[]>(
    (found, field) =>
      found.flatMap((ask) => answers[field].map((answer) => ({ ...ask, [field]: answer }))),
    [{} as Ask],
  );
}
