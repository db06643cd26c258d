import { AppError, isForOtherUnits } from '@sarn/kernel';
import type { Organisation } from '@sarn/organisation/server';
import type { Clock, Handle, StoredSetting } from '@sarn/platform-server';
import { bookGroupTable } from '../contract/index.ts';
import type { Filed } from '../contract/index.ts';
import { assertOffered } from './offered.ts';
import { documentTypes } from './document-type.store.ts';
import { bookGroups, categories } from './setting-tables.store.ts';

/** What was written in words: kept beside the codes, and found by the search. */
export interface FiledNames {
  readonly bookGroup: string;
  readonly category: string;
}

/** Who files a document, and where that is asked. */
export interface Filing {
  readonly platform: { readonly clock: Clock };
  readonly organisation: Pick<Organisation, 'unitsWithAncestors'>;
  readonly actor: { readonly id: string; readonly principals: readonly string[] };
}

/**
 * Group and category with their names of today, and the sub-type. A category belongs to its group, which need not be
 * chosen; words without a code stay as they were typed.
 *
 * @param before what the document carries already; null for a new one
 * @throws AppError 'settings.ended' (R12), 'settings.unknown-value', 'settings.other-units'
 */
export async function filedAs(
  filing: Filing,
  h: Handle,
  given: Filed & Partial<FiledNames> & { readonly kind: string },
  before: Filed | null,
): Promise<Filed & FiledNames> {
  const { platform } = filing;
  const { categoryCode, subTypeCode, bookGroup = '', category = '' } = given;
  await assertSubType(platform, h, given, before?.subTypeCode ?? null);
  const chosen = categoryCode
    ? await assertOffered(platform, h, categories, categoryCode, before?.categoryCode ?? null)
    : null;
  const groupOfCategory = chosen ? String(chosen.values['bookGroup']) : '';
  const bookGroupCode = given.bookGroupCode || groupOfCategory;
  // A group that ended still holds its categories: only a group that was chosen itself is checked.
  const carried = given.bookGroupCode ? (before?.bookGroupCode ?? null) : bookGroupCode;
  const group = bookGroupCode
    ? await assertOffered(platform, h, bookGroups, bookGroupCode, carried)
    : null;
  if (group && bookGroupCode !== before?.bookGroupCode) await assertForUnits(filing, h, group);
  if (chosen && groupOfCategory !== bookGroupCode) {
    throw new AppError('settings.unknown-value', { name: chosen.nameTh });
  }
  return {
    ...{ bookGroupCode, categoryCode, subTypeCode },
    bookGroup: group?.nameTh ?? bookGroup,
    category: chosen?.nameTh ?? category,
  };
}

/** A group that is limited to units is for their people, and for those of the units below. */
async function assertForUnits(
  { organisation, actor }: Filing,
  h: Handle,
  { values, nameTh: name }: StoredSetting,
): Promise<void> {
  // Asked only of a limited group: it takes two statements.
  if (!isForOtherUnits(bookGroupTable, values, new Set())) return;
  if (isForOtherUnits(bookGroupTable, values, await organisation.unitsWithAncestors(h, actor)))
    throw new AppError('settings.other-units', { name });
}

/** A sub-type belongs to one kind, and is offered today or carried already. */
async function assertSubType(
  platform: { readonly clock: Clock },
  h: Handle,
  { kind, subTypeCode }: { readonly kind: string; readonly subTypeCode: string },
  before: string | null,
): Promise<void> {
  if (subTypeCode === '') return;
  const found = await assertOffered(platform, h, documentTypes, subTypeCode, before);
  const isBelow = found.values['base'] === kind && found.code !== kind;
  if (!isBelow) throw new AppError('settings.unknown-value', { name: found.nameTh });
}
