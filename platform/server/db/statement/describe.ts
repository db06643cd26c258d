import type pg from 'pg';

/** A column as PostgreSQL describes it before it runs the statement. */
export interface DescribedColumn {
  readonly name: string;
  readonly type: string;
  /** A table column that takes null; false also where it is not a plain table column. */
  readonly isNullable: boolean;
}

export interface Described {
  readonly parameters: readonly string[];
  /** Null for a statement that gives no rows. */
  readonly columns: readonly DescribedColumn[] | null;
}

interface Answer {
  parameters: readonly number[];
  fields: readonly pg.FieldDef[] | null;
}

/** Asks PostgreSQL for the parameters and columns of statements; they are parsed and never run. */
export async function openDescriber(client: pg.ClientBase) {
  const types = new Map<number, string>();
  const known = await client.query<{ oid: number; name: string }>(
    `select t.oid, coalesce(e.typname || '[]', t.typname) as name
     from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`,
  );
  for (const { oid, name } of known.rows) types.set(oid, name);
  const nullable = new Set<string>();
  const columns = await client.query<{ place: string }>(
    `select attrelid || '.' || attnum as place from pg_attribute where not attnotnull`,
  );
  for (const { place } of columns.rows) nullable.add(place);
  const nameOf = (oid: number): string => types.get(oid) ?? String(oid);
  return async (text: string): Promise<Described> => {
    const { parameters, fields } = await parse(client, text);
    return {
      parameters: parameters.map(nameOf),
      columns:
        fields?.map((field) => ({
          name: field.name,
          type: nameOf(field.dataTypeID),
          isNullable: nullable.has(`${field.tableID}.${field.columnID}`),
        })) ?? null,
    };
  };
}

interface Wire {
  parse(message: { name: string; text: string; types: number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
  once(event: string, listener: (message: { dataTypeIDs: number[] }) => void): void;
}

/** Parse, Describe and Sync of the protocol: what the driver sends before it binds values. */
function parse(client: pg.ClientBase, text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const answer: Answer = { parameters: [], fields: null };
    let failure: Error | undefined;
    const query = {
      submit(wire: Wire): void {
        wire.once('parameterDescription', ({ dataTypeIDs }) => (answer.parameters = dataTypeIDs));
        wire.parse({ name: '', text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription(message: { fields: pg.FieldDef[] }): void {
        answer.fields = message.fields;
      },
      handleError(error: Error): void {
        failure = error;
        reject(error);
      },
      handleReadyForQuery(): void {
        if (!failure) resolve(answer);
      },
    };
    client.query(query as never);
  });
}
