import { formatInstant } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { BinaryAnswer, Caller, Handle, SignedContext } from '@sarn/platform-server';
import { dispatchFileLimit, dispatchPageSize, unsentStates } from '../contract/index.ts';
import { isClassified } from '@sarn/document/contract';
import { findTransition } from '@sarn/correspondence/contract';
import { foldForSearch } from '@sarn/search/contract';
import { outsideStates } from '@sarn/correspondence/contract';
import { sendMethods } from '@sarn/contact/contract';
import type { DispatchLine, exportOutgoing, listOutgoing } from '../contract/index.ts';
import type { DocumentState } from '@sarn/document/contract';
import type { OutsideState } from '@sarn/correspondence/contract';
import type { Dependencies } from '@sarn/document/server';
import { registriesOf } from './registries.ts';
import { noteAct } from '@sarn/document/server';
import { fileOf } from '@sarn/document/server';
import { listOutgoingRows } from './outgoing.store.ts';
import type { OutgoingAsk, OutgoingRow } from './outgoing.store.ts';

type Filters = Omit<InputOf<typeof listOutgoing>, 'page'>;

const finished: readonly OutsideState[] = ['DELIVERED', 'ACCEPTED', 'CANCELLED'];
const openStates = (Object.keys(outsideStates) as OutsideState[]).filter(
  (state) => !finished.includes(state),
);

async function askOf(
  deps: Dependencies,
  caller: Caller,
  { method, state, isOverdue, search }: Filters,
): Promise<Omit<OutgoingAsk, 'limit' | 'offset'>> {
  const states = state === 'open' ? openStates : state ? [state] : null;
  return {
    ...{ principals: caller.principals, method: method ?? null, states, isOverdue },
    unitIds: await registriesOf(deps, deps.platform.db, caller),
    words: foldForSearch(search).split(' ').filter(Boolean),
    now: deps.platform.clock.now().toISOString(),
  };
}

/** The work list of a registry: what is to be sent, what was sent, and what is overdue. */
export async function outgoingPage(
  deps: Dependencies,
  caller: Caller,
  { page, ...filters }: InputOf<typeof listOutgoing>,
): Promise<OutputOf<typeof listOutgoing>> {
  const { db } = deps.platform;
  const place = { limit: dispatchPageSize, offset: (page - 1) * dispatchPageSize };
  const ask = await askOf(deps, caller, filters);
  const { rows, total } = await listOutgoingRows(db, { ...ask, ...place });
  return { rows: await linesOf(deps, db, caller, rows), total };
}

async function linesOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  rows: readonly OutgoingRow[],
): Promise<DispatchLine[]> {
  const units = await deps.organisation.units(h, [...new Set(rows.map((row) => row.unitId))]);
  const nameOf = new Map(units.map((unit) => [unit.id, unit.name]));
  return rows.map(({ documentState, unitId, secrecy, ...row }) => ({
    ...row,
    isClassified: isClassified(secrecy),
    methodTerm: sendMethods[row.method],
    stateTerm: outsideStates[row.state],
    unitName: nameOf.get(unitId) ?? '–',
    may: mayOf(caller, unitId, documentState as DocumentState, row.state),
  }));
}

/** Only a preview for the list: the act itself asks the flow again. */
function mayOf(
  caller: Caller,
  unitId: string,
  documentState: DocumentState,
  state: OutsideState,
): DispatchLine['may'] {
  if (!caller.principals.includes(`clerk:${unitId}`)) return [];
  const has = (act: string) =>
    findTransition('outgoing', 'document', documentState, act) !== undefined;
  return [
    ...(unsentStates.includes(state) && has('dispatch') ? (['send'] as const) : []),
    ...(state === 'SENT' && has('recordReceipt') ? (['record'] as const) : []),
  ];
}

/** The same rows as an Excel file. */
export async function outgoingSheet(
  deps: Dependencies,
  context: SignedContext,
  filters: InputOf<typeof exportOutgoing>,
): Promise<BinaryAnswer> {
  const { db } = deps.platform;
  const ask = await askOf(deps, context.caller, filters);
  const { rows } = await listOutgoingRows(db, { ...ask, limit: dispatchFileLimit, offset: 0 });
  await db.transaction((tx) =>
    noteAct(deps, tx, context, {
      act: 'registry.dispatch-export',
      subject: { kind: 'list', id: 'dispatch' },
      detail: { lines: rows.length },
    }),
  );
  return fileOf({
    name: 'รายการส่งหนังสือ',
    period: formatInstant(deps.platform.clock.now().toISOString(), 'full', 'th'),
    headings: [
      'ที่',
      'ลงวันที่',
      'เรื่อง',
      'ผู้รับ',
      'วิธีส่ง',
      'ที่อยู่หรือเลขที่',
      'สถานะ',
      'ส่งเมื่อ',
      'เลขรับของผู้รับ',
      'หมายเหตุ',
    ],
    widths: [18, 16, 44, 34, 24, 28, 18, 20, 18, 40],
    rows: rows.map((row) => [
      row.letterNo,
      { day: row.letterDate },
      row.title,
      row.recipient,
      sendMethods[row.method].th,
      row.reference || row.address,
      outsideStates[row.state].th,
      { at: row.sentAt },
      row.theirNo,
      row.note,
    ]),
  });
}
