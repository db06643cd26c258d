import { apiScopes, AppError, civilDateAt } from '@sarn/kernel';
import type { Language, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext } from '@sarn/platform-server';
import type { ApiProgram, getOwnProgram, listPrograms } from '../contract/index.ts';
import type { ApiProgramDependencies } from './dependencies.ts';
import { findProgram, listProgramRows } from './program.store.ts';
import type { ProgramRow } from './program.store.ts';
import { listTokens } from './token.store.ts';

/** All programs with their tokens, and what each scope opens. */
export async function overview(
  deps: ApiProgramDependencies,
  h: Handle,
  language: Language,
): Promise<OutputOf<typeof listPrograms>> {
  const { organisation, platform, scopes } = deps;
  const rows = await listProgramRows(h);
  const tokens = await listTokens(
    h,
    rows.map(({ id }) => id),
  );
  const cards = await organisation.personCard(
    h,
    rows.map((row) => row.responsibleId),
  );
  const units = await organisation.units(
    h,
    rows.map((row) => row.unitId),
  );
  // Those who have left are not in it.
  const live = await organisation.contacts(
    h,
    rows.map((row) => row.responsibleId),
  );
  const today = civilDateAt(platform.clock.now());
  const toProgram = (row: ProgramRow): ApiProgram => {
    const { personId: _own, responsibleId, unitId, ...told } = row;
    const own = tokens.filter(({ programId }) => programId === row.id);
    const card = cards.get(responsibleId);
    const unit = units.get(unitId);
    const used = own.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).toSorted();
    return {
      ...{ ...told, scopes: [...row.scopes], addresses: [...row.addresses] },
      responsible: {
        id: responsibleId,
        name: inLanguage(language, card?.name, card?.nameEn),
        isActive: live.has(responsibleId),
      },
      unit: { id: unitId, name: inLanguage(language, unit?.nameTh, unit?.nameEn) },
      isExpired: row.expiresOn < today,
      lastUsedAt: used.at(-1) ?? null,
      tokens: own.map(({ programId: _program, ...token }) => token),
    };
  };
  const { calls } = scopes();
  return {
    rows: rows.map(toProgram),
    scopes: apiScopes.map((scope) => ({ scope, calls: [...(calls.get(scope) ?? [])] })),
  };
}

const inLanguage = (language: Language, th = '', en = ''): string =>
  (language === 'en' && en) || th;

/** @throws 'program.not-found' for a person who calls */
export async function ownProgram(
  { organisation }: ApiProgramDependencies,
  h: Handle,
  { caller, language }: SignedContext,
): Promise<OutputOf<typeof getOwnProgram>> {
  const row = caller.program && (await findProgram(h, caller.program.id));
  if (!row) throw new AppError('program.not-found');
  const unit = (await organisation.units(h, [row.unitId])).get(row.unitId);
  return {
    name: row.name,
    unit: { id: row.unitId, name: inLanguage(language, unit?.nameTh, unit?.nameEn) },
    scopes: [...row.scopes],
    expiresOn: row.expiresOn,
  };
}
