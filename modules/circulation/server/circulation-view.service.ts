import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { BinaryAnswer, Caller, SignedContext } from '@sarn/platform-server';
import { circulationLimit, circulationPageSize } from '../contract/index.ts';
import { foldForSearch } from '@sarn/search/contract';
import type {
  Circulation,
  CirculationPerson,
  RecipientState,
  circulationPeople,
  circulationsOf,
  exportCirculation,
  printCirculation,
  receivedCirculations,
  sentCirculations,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { findReadable } from '@sarn/document/server';
import { keepsUnit, unitsOf } from '@sarn/document/server';
import { fileOf, noteAct } from '@sarn/document/server';
import { reportPart, reportRows } from '@sarn/printed-document/server';
import { follows } from './circulation.service.ts';
import { listReceived } from './received.store.ts';
import { findCirculation, listPeople, listSent } from './circulation.store.ts';
import type { CirculationRow } from './circulation.store.ts';
import { reachOf } from './reach.ts';

const placeOf = (page: number) => ({
  limit: circulationPageSize,
  offset: (page - 1) * circulationPageSize,
});

const everything = { search: '', limit: 200, offset: 0 } as const;

const mine = (caller: Caller) => ({ personId: caller.id, principals: caller.principals });

const keptBy = (caller: Caller): string[] =>
  unitsOf(caller).filter((unitId) => keepsUnit(caller, unitId));

/** Circulations of one document, as its page shows them. */
export async function ofDocument(
  deps: Dependencies,
  caller: Caller,
  { documentId }: InputOf<typeof circulationsOf>,
): Promise<OutputOf<typeof circulationsOf>> {
  const { db } = deps.platform;
  const document = await findReadable(db, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  const reach = document.secrecy === 'normal' && (await reachOf(deps, db, caller, document));
  const ask = { ...mine(caller), ...everything, documentId };
  const received = await listReceived(db, { ...ask, isOpen: false });
  const sent = await listSent(db, { ...ask, unitIds: keptBy(caller) });
  return {
    reach: reach ? reach.kind : 'none',
    received: received.rows,
    sent: sent.rows.map(toCirculation),
  };
}

/** What was circulated to the caller. */
export function receivedPage(
  deps: Dependencies,
  caller: Caller,
  { state, search, page }: InputOf<typeof receivedCirculations>,
): Promise<OutputOf<typeof receivedCirculations>> {
  return listReceived(deps.platform.db, {
    ...mine(caller),
    ...placeOf(page),
    documentId: null,
    isOpen: state === 'open',
    search: foldForSearch(search),
  });
}

/** The circulations the caller follows. */
export async function sentPage(
  deps: Dependencies,
  caller: Caller,
  { search, page }: InputOf<typeof sentCirculations>,
): Promise<OutputOf<typeof sentCirculations>> {
  const { rows, total } = await listSent(deps.platform.db, {
    ...mine(caller),
    ...placeOf(page),
    unitIds: keptBy(caller),
    documentId: null,
    search: foldForSearch(search),
  });
  return { rows: rows.map(toCirculation), total };
}

async function followedOne(
  deps: Dependencies,
  caller: Caller,
  id: string,
): Promise<CirculationRow> {
  const row = await findCirculation(deps.platform.db, id, caller.principals);
  if (!row || !follows(caller, row)) throw new AppError('registry.circulation-not-found');
  return row;
}

/** Person by person, who has read and acknowledged. */
export async function peoplePage(
  deps: Dependencies,
  caller: Caller,
  { id, state, search, page }: InputOf<typeof circulationPeople>,
): Promise<OutputOf<typeof circulationPeople>> {
  const row = await followedOne(deps, caller, id);
  const found = await listPeople(deps.platform.db, {
    ...{ id, search, state: state ?? null },
    ...placeOf(page),
  });
  const done = row.asksAcknowledgement ? row.acknowledged : row.read;
  return {
    item: toCirculation(row),
    ...found,
    mayRemind: row.recalledAt === null && done < row.people,
    mayRecall: row.mayRecall,
  };
}

const stateWords: Readonly<Record<RecipientState, string>> = {
  unread: 'ยังไม่อ่าน',
  read: 'อ่านแล้ว',
  acknowledged: 'รับทราบแล้ว',
};

/** The same as an Excel file. */
export async function sheet(
  deps: Dependencies,
  context: SignedContext,
  { id }: InputOf<typeof exportCirculation>,
): Promise<BinaryAnswer> {
  const row = await followedOne(deps, context.caller, id);
  const { rows } = await everybody(deps, id, { limit: circulationLimit, offset: 0 });
  await noteExport(deps, context, row, rows.length);
  return fileOf(reportOf(row, rows));
}

/**
 * A part of the same as it is printed: a circulation to thousands is made in many calls.
 *
 * @throws AppError 'registry.circulation-not-found', 'pdf.too-slow'
 */
export async function printedPart(
  deps: Dependencies,
  context: SignedContext,
  { id, after, sheet: firstSheet }: InputOf<typeof printCirculation>,
): Promise<OutputOf<typeof printCirculation>> {
  const row = await followedOne(deps, context.caller, id);
  const done = Number(after) || 0;
  const { rows, total } = await everybody(deps, id, { limit: reportRows, offset: done });
  if (done === 0) await noteExport(deps, context, row, total);
  return reportPart(deps, reportOf(row, rows), { done, total, firstSheet });
}

const everybody = (
  { platform }: Dependencies,
  id: string,
  place: { readonly limit: number; readonly offset: number },
) => listPeople(platform.db, { id, state: null, search: '', ...place });

const noteExport = (
  deps: Dependencies,
  context: SignedContext,
  { id, documentId }: CirculationRow,
  lines: number,
) =>
  deps.platform.db.transaction((tx) =>
    noteAct(deps, tx, context, {
      act: 'registry.circulation-export',
      subject: { kind: 'document', id: documentId },
      detail: { circulationId: id, lines },
    }),
  );

const reportOf = ({ title }: CirculationRow, rows: readonly CirculationPerson[]) => ({
  name: 'รายงานการอ่านหนังสือเวียน',
  period: title,
  headings: ['ชื่อ', 'ตำแหน่ง', 'หน่วยงาน', 'สถานะ', 'อ่านเมื่อ', 'รับทราบเมื่อ', 'ข้อความ'],
  widths: [30, 32, 32, 14, 20, 20, 40],
  rows: rows.map((one) => [
    one.name,
    one.positionName,
    one.unitName,
    stateWords[one.state],
    { at: one.readAt },
    { at: one.acknowledgedAt },
    one.answer,
  ]),
});

function toCirculation(row: CirculationRow): Circulation {
  const { sentBy: _by, unitId: _unit, shareRef: _ref, speed: _speed, ...rest } = row;
  const { lastRemindedOn: _day, mayRecall: _may, ...shown } = rest;
  return shown;
}
