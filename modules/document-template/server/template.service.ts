import { isClassified } from '@sarn/document/contract';
import { findReadable } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { classPermissions } from '@sarn/document-classes/contract';
import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Caller, Handle, Tx } from '@sarn/platform-server';
import { TemplateContent, contentOf, isTemplateKind, mostTemplates } from '../contract/index.ts';
import type {
  TemplateKind,
  TemplateLibrary,
  keepTemplate,
  listTemplates,
  shareTemplate,
} from '../contract/index.ts';
import { withOfferedCodes } from './offered-codes.ts';
import { plainText } from './plain-text.ts';
import {
  countTemplates,
  deleteNamesake,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listOfferedTemplates,
} from './template.store.ts';
import type { StoredTemplate, TemplateReader } from './template.store.ts';

/** Duties that look after the templates of their unit. */
const keepers: readonly string[] = ['head', 'deputy', 'clerk'];

/** Characters of the text that go with a list. */
const searchedText = 300;

const today = ({ platform }: Dependencies): string => civilDateAt(platform.clock.now());

async function readerOf(deps: Dependencies, h: Handle, caller: Caller) {
  const posts = await deps.organisation.postsOf(h, caller.id, today(deps));
  const own = [...new Set(posts.map(({ unitId }) => unitId))];
  const above = await Promise.all(own.map((id) => deps.organisation.ancestors(h, id)));
  const reader: TemplateReader = {
    ...{ personId: caller.id, unitIds: [...new Set([...own, ...above.flat()])] },
    keptUnitIds: posts.filter(({ duty }) => keepers.includes(duty)).map(({ unitId }) => unitId),
    isAdministrator: caller.permissions.has(classPermissions.manage),
  };
  return { own, reader };
}

/**
 * The templates that a person can begin with, or that an administrator offers to the agency.
 *
 * @throws AppError 'template.not-of-agency'
 */
export async function templatesFor(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { kind, isForAgency }: InputOf<typeof listTemplates>,
): Promise<TemplateLibrary> {
  const { own, reader } = await readerOf(deps, h, caller);
  if (isForAgency && !reader.isAdministrator) throw new AppError('template.not-of-agency');
  const stored = await listOfferedTemplates(h, reader, { kind, isForAgency });
  const unitIds = stored.flatMap(({ unitId }) => unitId ?? []);
  const units = await deps.organisation.units(h, [...new Set([...own, ...unitIds])]);
  const people = await deps.organisation.personCard(
    h,
    stored.map(({ personId }) => personId),
  );
  const unitName = (id: string | null) => units.find((unit) => unit.id === id)?.name ?? '';
  return {
    rows: stored.map((row) => {
      const { id, name, scope, unitId, keptAt, mayRemove } = row;
      const { title = '', bodyJson } = TemplateContent.parse(row.content);
      const keptBy = people.find((person) => person.id === row.personId)?.name ?? '';
      return {
        ...{ id, kind: kindOf(row), name, scope, unitId, keptBy, keptAt, mayRemove, title },
        ...{ unitName: unitName(unitId), text: plainText(bodyJson).slice(0, searchedText) },
      };
    }),
    units: own.map((id) => ({ id, name: unitName(id) })),
    mayShareWithAgency: reader.isAdministrator,
  };
}

/** @throws AppError 'template.not-found' */
export async function templateFor(
  deps: Dependencies,
  caller: Caller,
  id: string,
): Promise<{ readonly content: TemplateContent }> {
  const { db } = deps.platform;
  const { reader } = await readerOf(deps, db, caller);
  const found = await findTemplate(db, reader, id);
  if (!found) throw new AppError('template.not-found');
  const content = TemplateContent.parse(found.content);
  return { content: await withOfferedCodes(db, content, today(deps)) };
}

/** @throws AppError 'registry.not-found', 'template.classified', 'template.full', 'template.name-taken' */
export async function keep(
  deps: Dependencies,
  tx: Tx,
  caller: Caller,
  input: InputOf<typeof keepTemplate>,
): Promise<void> {
  const { kind, name, documentId = null } = input;
  if (documentId !== null) {
    const found = await findReadable(tx, documentId, caller.principals);
    if (!found) throw new AppError('registry.not-found');
    if (isClassified(found.secrecy)) throw new AppError('template.classified');
  }
  const own = { kind, name, scope: 'own' as const, personId: caller.id, unitId: null };
  if (input.replaces) await deleteNamesake(tx, own);
  await write(deps, tx, { ...own, documentId, content: contentOf(kind, input.content) });
}

/**
 * Shares a copy: the own one can be changed without the others. One of a unit can be offered to the agency.
 *
 * @throws AppError 'template.not-found', 'template.not-of-unit', 'template.not-of-agency', 'template.full',
 *   'template.name-taken'
 */
export async function share(
  deps: Dependencies,
  tx: Tx,
  caller: Caller,
  { id, unitId }: InputOf<typeof shareTemplate>,
): Promise<InputOf<typeof listTemplates>> {
  const { own, reader } = await readerOf(deps, tx, caller);
  if (unitId === undefined && !reader.isAdministrator) throw new AppError('template.not-of-agency');
  if (unitId !== undefined && !own.includes(unitId)) throw new AppError('template.not-of-unit');
  const found = await findTemplate(tx, reader, id);
  const isSharable = found?.scope === 'own' || (found?.scope === 'unit' && unitId === undefined);
  if (!found || !isSharable) throw new AppError('template.not-found');
  const scope = unitId === undefined ? ('agency' as const) : ('unit' as const);
  const shared = { ...found, scope, personId: caller.id, unitId: unitId ?? null };
  await write(deps, tx, shared);
  await tell(deps, tx, caller, 'template.shared', shared);
  return answerOf(found);
}

/** @throws AppError 'template.not-found' */
export async function remove(
  deps: Dependencies,
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<InputOf<typeof listTemplates>> {
  const { reader } = await readerOf(deps, tx, caller);
  const gone = await deleteTemplate(tx, reader, id);
  if (!gone) throw new AppError('template.not-found');
  if (gone.scope !== 'own') await tell(deps, tx, caller, 'template.withdrawn', { ...gone, id });
  return answerOf(gone);
}

async function write(
  { platform }: Dependencies,
  tx: Tx,
  template: Omit<StoredTemplate, 'id' | 'keptAt'>,
): Promise<void> {
  const keptAt = platform.clock.now().toISOString();
  const { name, scope } = template;
  if (!(await insertTemplate(tx, { ...template, id: newId(), keptAt }))) {
    throw new AppError('template.name-taken', { name });
  }
  const most = mostTemplates[scope];
  if ((await countTemplates(tx, template)) > most) throw new AppError('template.full', { most });
}

type Told = Pick<StoredTemplate, 'id' | 'name' | 'unitId'>;

const tell = (
  { platform }: Dependencies,
  tx: Tx,
  caller: Caller,
  act: 'template.shared' | 'template.withdrawn',
  { id, name, unitId }: Told,
) =>
  platform.audit.write(tx, {
    ...{ act, callerId: caller.id, detail: { name } },
    subject: unitId === null ? { kind: 'template', id } : { kind: 'unit', id: unitId },
  });

/** After a change the person reads those of the same kind. */
const answerOf = (template: Pick<StoredTemplate, 'kind'>) => ({
  ...{ kind: kindOf(template), isForAgency: false },
});

function kindOf({ kind }: Pick<StoredTemplate, 'kind'>): TemplateKind {
  if (!isTemplateKind(kind)) throw new Error(`a template of the unknown kind ${kind}`);
  return kind;
}
