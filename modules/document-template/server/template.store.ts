import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { TemplateKind, TemplateScope } from '../contract/index.ts';
import { templateTables } from './tables.ts';

/** For whom templates are read. */
export interface TemplateReader {
  readonly personId: string;
  /** Units of the reader's posts and those above them. */
  readonly unitIds: readonly string[];
  /** Units whose templates the reader looks after: as head, deputy or clerk. */
  readonly keptUnitIds: readonly string[];
  /** Whether the reader sets the templates of the agency. */
  readonly isAdministrator: boolean;
}

export interface StoredTemplate {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly content: unknown;
  readonly scope: TemplateScope;
  readonly personId: string;
  readonly unitId: string | null;
  readonly documentId: string | null;
  readonly keptAt: string;
}

const isOffered = ({ personId, unitIds }: TemplateReader) => sql<boolean>`(
  (scope = 'own' and person_id = ${personId}) or scope = 'agency'
  or (scope = 'unit' and unit_id = any(${[...unitIds]}::uuid[])))`;

/** Not made of a draft that has a class now. */
const isOpen = sql<boolean>`not exists (
  select from document where document.id = document_id and document.secrecy <> 'normal')`;

/** Its person, for a unit who looks after its templates too, for the agency the administrators alone. */
const mayRemove = ({
  personId,
  keptUnitIds,
  isAdministrator,
}: TemplateReader) => sql<boolean>`(case scope
  when 'agency' then ${isAdministrator}::boolean
  when 'unit' then person_id = ${personId} or unit_id = any(${[...keptUnitIds]}::uuid[])
  else person_id = ${personId} end)`;

const columns = [
  ...(['id', 'kind', 'name', 'content', 'scope'] as const),
  ...(['person_id as personId', 'unit_id as unitId', 'document_id as documentId'] as const),
  'kept_at as keptAt',
] as const;

/** Those of the agency, and those that it may take from units. */
const isOfAgencyOrUnit = ({ isAdministrator }: TemplateReader) =>
  sql<boolean>`(scope <> 'own' and ${isAdministrator}::boolean)`;

interface Asked {
  /** Undefined: of all kinds. */
  readonly kind: TemplateKind | undefined;
  /** What an administrator offers to the agency, in place of what is offered to the reader. */
  readonly isForAgency: boolean;
}

/** The templates that are offered to the reader: the own ones, of units, of the agency; by name. */
export function listOfferedTemplates(
  h: Handle,
  reader: TemplateReader,
  { kind, isForAgency }: Asked,
): Promise<(StoredTemplate & { readonly mayRemove: boolean })[]> {
  const all = templateTables(h)
    .selectFrom('document_template')
    .select(columns)
    .select(mayRemove(reader).as('mayRemove'));
  return (kind === undefined ? all : all.where('kind', '=', kind))
    .where(isOpen)
    .where(isForAgency ? isOfAgencyOrUnit(reader) : isOffered(reader))
    .orderBy(sql`array_position(array['own', 'unit', 'agency'], scope)`)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** All that a person kept, also what is shared with others; by name. */
export function listTemplatesOf(h: Handle, personId: string): Promise<StoredTemplate[]> {
  return templateTables(h)
    .selectFrom('document_template')
    .select(columns)
    .where('person_id', '=', personId)
    .where(isOpen)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** @returns undefined where it is neither offered to the reader nor the reader's to offer */
export function findTemplate(
  h: Handle,
  reader: TemplateReader,
  id: string,
): Promise<StoredTemplate | undefined> {
  return templateTables(h)
    .selectFrom('document_template')
    .select(columns)
    .where('id', '=', id)
    .where(isOpen)
    .where((of) => of.or([isOffered(reader), isOfAgencyOrUnit(reader)]))
    .executeTakeFirst();
}

/** How many there are of a person, of a unit or of the agency, of all kinds. */
export async function countTemplates(
  h: Handle,
  { scope, personId, unitId }: Pick<StoredTemplate, 'scope' | 'personId' | 'unitId'>,
): Promise<number> {
  const all = templateTables(h)
    .selectFrom('document_template')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('scope', '=', scope);
  const theirs = unitId === null ? all : all.where('unit_id', '=', unitId);
  const query = scope === 'own' ? theirs.where('person_id', '=', personId) : theirs;
  return (await query.executeTakeFirstOrThrow()).count;
}

/** @returns false where one of that name is there already */
export async function insertTemplate(tx: Tx, template: StoredTemplate): Promise<boolean> {
  const { id, kind, name, content, scope, personId, unitId, documentId, keptAt } = template;
  const written = await templateTables(tx)
    .insertInto('document_template')
    .values({
      ...{ id, kind, name, scope, content: JSON.stringify(content) },
      ...{ person_id: personId, unit_id: unitId, document_id: documentId, kept_at: keptAt },
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .execute();
  return written.length > 0;
}

/** Templates of a unit, locked until the transaction ends. */
export const lockUnitTemplates = (tx: Tx, unitId: string): Promise<StoredTemplate[]> =>
  templateTables(tx)
    .selectFrom('document_template')
    .select(columns)
    .where('scope', '=', 'unit')
    .where('unit_id', '=', unitId)
    .orderBy('name')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Gives a template of a unit to another unit. */
export async function giveTemplate(
  tx: Tx,
  { id, name, unitId }: Pick<StoredTemplate, 'id' | 'name' | 'unitId'>,
): Promise<void> {
  await templateTables(tx)
    .updateTable('document_template')
    .set({ name, unit_id: unitId })
    .where('id', '=', id)
    .execute();
}

/** Removes the own template of that name, to be replaced. */
export async function deleteNamesake(
  tx: Tx,
  { personId, kind, name }: Pick<StoredTemplate, 'personId' | 'kind' | 'name'>,
): Promise<void> {
  await templateTables(tx)
    .deleteFrom('document_template')
    .where('scope', '=', 'own')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .execute();
}

/** @returns what was deleted; undefined where it is not there, or not the reader's to remove */
export function deleteTemplate(
  tx: Tx,
  reader: TemplateReader,
  id: string,
): Promise<Pick<StoredTemplate, 'kind' | 'name' | 'scope' | 'unitId'> | undefined> {
  return templateTables(tx)
    .deleteFrom('document_template')
    .where('id', '=', id)
    .where(mayRemove(reader))
    .returning(['kind', 'name', 'scope', 'unit_id as unitId'])
    .executeTakeFirst();
}

/** Deletes what was made of a document. */
export async function deleteTemplatesOf(tx: Tx, documentId: string): Promise<void> {
  await templateTables(tx)
    .deleteFrom('document_template')
    .where('document_id', '=', documentId)
    .execute();
}
