import { AppError, newId, searchForm } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { assertFound, columnsOf, readChange, readDraft } from './change.ts';
import type { Actor, Changes } from './change.ts';
import { UnitDraft } from './people.drafts.ts';
import { orTaken } from './taken.ts';
import {
  insertUnit,
  listAncestors,
  listUnits,
  lockTreeForUpdate,
  updateUnit,
} from './unit.store.ts';
import type { NewUnit, UnitChange } from './unit.store.ts';

export interface UnitChanges {
  createUnit(tx: Tx, by: Actor, draft: UnitDraft): Promise<string>;
  /** Fields that are left out stay. @throws AppError 'identity.unit-cycle' */
  updateUnit(tx: Tx, by: Actor, id: string, change: Partial<UnitDraft>): Promise<void>;
}

const columns = {
  parentId: 'parent_id',
  code: 'code',
  kind: 'kind',
  nameTh: 'name_th',
  nameEn: 'name_en',
  abbreviation: 'abbreviation',
  letterCode: 'letter_code',
  sortKey: 'sort_key',
  validFrom: 'valid_from',
  validTo: 'valid_to',
} as const;

export function createUnitChanges({ record }: Changes): UnitChanges {
  return {
    async createUnit(tx, by, draft) {
      const row = unitRow(draft);
      await orTaken(insertUnit(tx, row));
      await record(tx, by, 'unit-created', { kind: 'unit', id: row.id });
      return row.id;
    },
    async updateUnit(tx, by, id, change) {
      const given = readChange(UnitDraft, change);
      if (given.parentId) await assertNoCycle(tx, id, given.parentId);
      const [old] = await listUnits(tx, [id]);
      assertFound(old !== undefined);
      const row = { ...columnsOf(given, columns), search_text: searchText({ ...old, ...given }) };
      await orTaken(updateUnit(tx, id, row as UnitChange));
      await record(tx, by, 'unit-changed', { kind: 'unit', id });
    },
  };
}

/** The row of a new unit. @throws AppError as `readDraft` */
export function unitRow(draft: UnitDraft): NewUnit {
  const unit = readDraft(UnitDraft, draft);
  const row = {
    ...columnsOf(unit, columns),
    ...{ id: unit.id ?? newId(), sort_key: unit.sortKey ?? unit.code },
    search_text: searchText(unit),
  };
  return row as unknown as NewUnit;
}

async function assertNoCycle(tx: Tx, id: string, parentId: string): Promise<void> {
  await lockTreeForUpdate(tx);
  if ((await listAncestors(tx, parentId)).includes(id)) throw new AppError('identity.unit-cycle');
}

type Searched = 'nameTh' | 'nameEn' | 'abbreviation' | 'code' | 'letterCode';

function searchText(unit: Partial<Record<Searched, string>>) {
  const { nameTh = '', nameEn = '', abbreviation = '', code = '', letterCode = '' } = unit;
  return searchForm([nameTh, nameEn, abbreviation, code, letterCode].join(' '));
}
