import { Readable } from 'node:stream';
import { AppError, civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import { renderList } from '@sarn/pdf/server';
import { typefaceLook } from '@sarn/printed-document/server';
import type { ListSigner } from '@sarn/pdf/server';
import { zipOf } from '@sarn/platform-server';
import type { BinaryAnswer, SignedContext } from '@sarn/platform-server';
import { retentionListKinds } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { fileOf } from '@sarn/document/server';
import { noteList } from './list.service.ts';
import { tableOf, valuesOf } from './list-sheet.ts';
import { seeList } from './list-view.service.ts';
import type { SeenList } from './list-view.service.ts';
import { packageParts } from './package.ts';
import { nameOfList } from './retention-news.ts';

const day = (date: string): string => formatDate(date, 'full', 'th');

/** The list, and an audit event that its file was downloaded. */
async function taken(
  deps: Dependencies,
  context: SignedContext,
  id: string,
  file: string,
): Promise<SeenList> {
  const seen = await seeList(deps, deps.platform.db, context.caller, id);
  await deps.platform.db.transaction((tx) =>
    noteList(deps, tx, context, 'registry.retention-file', id, { file }),
  );
  return seen;
}

/** The list as an Excel file, in the columns of its form. */
export async function sheet(
  deps: Dependencies,
  context: SignedContext,
  id: string,
): Promise<BinaryAnswer> {
  const seen = await taken(deps, context, id, 'sheet');
  const { columns } = tableOf(seen);
  return fileOf({
    name: nameOfList(seen.list).replace('/', '-'),
    tab: `แบบที่ ${retentionListKinds[seen.list.kind].form}`,
    period: `แบบที่ ${retentionListKinds[seen.list.kind].form}`,
    headings: columns.map(({ label }) => label),
    widths: columns.map(({ width }) => width * 8),
    rows: valuesOf(seen),
  });
}

/** The list as PDF, to be signed and sent to the National Archives. */
export async function form(
  deps: Dependencies,
  context: SignedContext,
  id: string,
): Promise<BinaryAnswer> {
  const seen = await taken(deps, context, id, 'form');
  const { list } = seen;
  const issuer = (await deps.organisation.rootUnit(deps.platform.db)).name;
  const pdf = await renderList({
    title: `${retentionListKinds[list.kind].th} ประจำปี ${list.beYear}`,
    subtitle: [issuer, `ที่ ${list.number}/${list.beYear}`],
    mark: `แบบที่ ${retentionListKinds[list.kind].form}`,
    author: issuer,
    date: civilDateAt(list.createdAt),
    facts: factsOf(seen),
    ...tableOf(seen),
    closing: [`รวม ${seen.items.length} เรื่อง`],
    signers: signersOf(seen),
    ...(await typefaceLook(deps, deps.platform.db)),
  });
  return pdfOf(pdf, nameOfList(list));
}

function factsOf({ list }: SeenList): (readonly [string, string])[] {
  const facts: (readonly [string, string] | null)[] = [
    ['วันที่', day(civilDateAt(list.createdAt))],
    list.orderNo && list.orderOn
      ? ['คำสั่งแต่งตั้งคณะกรรมการ', `${list.orderNo} ลงวันที่ ${day(list.orderOn)}`]
      : null,
    list.decidedAt
      ? ['ผู้อนุมัติ', `${list.decidedName} ${list.decidedPost} เมื่อ ${when(list.decidedAt)}`]
      : null,
    list.archivesSentOn
      ? [
          'ส่งหอจดหมายเหตุแห่งชาติ',
          `${list.archivesLetterNo} วันที่ ${day(list.archivesSentOn)}${answerOf(list)}`,
        ]
      : null,
    list.receivedBy && list.archivesAnsweredOn
      ? ['ผู้รับมอบ', `${list.receivedBy} วันที่ ${day(list.archivesAnsweredOn)}`]
      : null,
    list.note ? ['หมายเหตุ', list.note] : null,
  ];
  return facts.filter((fact) => fact !== null);
}

const answers = {
  agreed: 'เห็นชอบให้ทำลาย',
  asked: 'ขอเก็บบางเรื่อง',
  silent: 'ไม่แจ้งให้ทราบภายใน 60 วัน ถือว่าเห็นชอบ',
} as const;

function answerOf({ archivesAnswer: answer, archivesAnsweredOn: on }: SeenList['list']): string {
  return answer && on ? ` ผล: ${answers[answer]} (${day(on)})` : '';
}

const when = (at: string): string => formatInstant(at, 'short', 'th');

function signersOf({ list, members }: SeenList): ListSigner[] {
  const committee = members.map(({ name, positionName, isChair, signedAt }) => ({
    ...{ name, position: positionName, role: isChair ? 'ประธานกรรมการ' : 'กรรมการ' },
    signed: signedAt ? `ให้ความเห็นในระบบเมื่อ ${when(signedAt)}` : null,
  }));
  const head = list.decidedAt
    ? [
        {
          ...{ name: list.decidedName ?? '', position: list.decidedPost ?? '', role: 'ผู้อนุมัติ' },
          signed: `อนุมัติในระบบเมื่อ ${when(list.decidedAt)}`,
        },
      ]
    : [];
  return [...committee, ...head, ...bothSidesOf(list)];
}

/**
 * The person who hands over and the one who receives sign the lists by which documents leave the
 * agency.
 * @rule saraban-2526
 */
const sides = {
  transfer: ['ผู้มอบ', 'ผู้รับมอบ'],
  deposit: ['ผู้ฝาก', 'ผู้รับฝาก'],
} as const;

function bothSidesOf({
  kind,
  createdName,
  createdPost,
  receivedBy,
}: SeenList['list']): ListSigner[] {
  if (kind !== 'transfer' && kind !== 'deposit') return [];
  const [giver, taker] = sides[kind];
  return [
    { name: createdName, position: createdPost, role: giver, signed: null },
    { name: receivedBy ?? byHand, position: '', role: taker, signed: null },
  ];
}

const byHand = '.'.repeat(36);

/**
 * The certificate of destruction: what was destroyed, by which list, with the checksum of every
 * file, and what was spared at the last moment and why.
 *
 * @throws 'registry.retention-list-moved' while it is not finished
 */
export async function certificate(
  deps: Dependencies,
  context: SignedContext,
  id: string,
): Promise<BinaryAnswer> {
  const seen = await taken(deps, context, id, 'certificate');
  const { list, items } = seen;
  if (list.kind !== 'destroy' || !list.doneAt) throw new AppError('registry.retention-list-moved');
  const issuer = (await deps.organisation.rootUnit(deps.platform.db)).name;
  const gone = items.filter(({ state }) => state === 'destroyed');
  const files = gone.flatMap(({ seq, erased }) => erased.map((file) => ({ seq, ...file })));
  const pdf = await renderList({
    title: 'ใบรับรองการทำลายหนังสือ',
    subtitle: [issuer, `ตาม${nameOfList(list)}`],
    author: issuer,
    date: civilDateAt(list.doneAt),
    facts: [
      ...factsOf(seen),
      ['ผู้สั่งดำเนินการ', `${list.executedName ?? ''} เมื่อ ${when(list.executedAt ?? '')}`],
      ['ทำลายครบเมื่อ', when(list.doneAt)],
      ['วิธีทำลาย', 'ลบออกจากระบบและที่เก็บไฟล์ คงเหลือเฉพาะรายการในทะเบียน'],
    ],
    ...tableOf(seen, items),
    closing: [
      ...files.map(({ seq, bytes, sha256 }) => `ลำดับที่ ${seq}: ${bytes} ไบต์ รหัสไฟล์ ${sha256}`),
      `ทำลาย ${gone.length} เรื่อง ${files.length} ไฟล์ ไม่ทำลาย ${items.length - gone.length} เรื่อง`,
    ],
    signers: signersOf(seen),
    ...(await typefaceLook(deps, deps.platform.db)),
  });
  return pdfOf(pdf, `ใบรับรองการทำลาย ${list.number}-${list.beYear}`);
}

/** What goes to the National Archives with the list: the documents themselves. */
export async function packageOf(
  deps: Dependencies,
  context: SignedContext,
  id: string,
): Promise<BinaryAnswer> {
  const seen = await taken(deps, context, id, 'package');
  if (seen.list.kind === 'destroy' || !seen.isKeeper) {
    throw new AppError('registry.retention-list-moved');
  }
  // Made while it is sent: a package of scans may be larger than the memory of the server.
  const bytes = Readable.from(zipOf(packageParts(deps, deps.platform.db, seen)));
  const name = `${nameOfList(seen.list).replace('/', '-')}.zip`;
  return { bytes, type: 'application/zip', name, disposition: 'attachment' };
}

const pdfOf = (pdf: Uint8Array, name: string): BinaryAnswer => ({
  bytes: Buffer.from(pdf),
  type: 'application/pdf',
  name: `${name.replace('/', '-')}.pdf`,
  disposition: 'inline',
});
