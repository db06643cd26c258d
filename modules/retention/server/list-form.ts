import { civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import type { ListInput, ListSigner } from '@sarn/pdf/server';
import { retentionListKinds } from '../contract/index.ts';
import { tableOf } from './list-sheet.ts';
import type { SeenList } from './list-view.service.ts';
import { nameOfList } from './retention-news.ts';

const day = (date: string): string => formatDate(date, 'full', 'th');

/** A list as its form is printed. @rule saraban-2526 forms 21 to 23 and 25 */
export function listForm(seen: SeenList, issuer: string): ListInput {
  const { list, items } = seen;
  return {
    title: `${retentionListKinds[list.kind].th} ประจำปี ${list.beYear}`,
    subtitle: [issuer, `ที่ ${list.number}/${list.beYear}`],
    mark: `แบบที่ ${retentionListKinds[list.kind].form}`,
    author: issuer,
    date: civilDateAt(list.createdAt),
    facts: factsOf(seen),
    ...tableOf(seen),
    closing: [`รวม ${items.length} เรื่อง`],
    signers: signersOf(seen),
  };
}

/** The certificate of destruction of a list that was carried out. */
export function certificateForm(seen: SeenList, issuer: string): ListInput {
  const { list, items } = seen;
  const doneAt = list.doneAt ?? '';
  const gone = items.filter(({ state }) => state === 'destroyed');
  const files = gone.flatMap(({ seq, erased }) => erased.map((file) => ({ seq, ...file })));
  return {
    title: 'ใบรับรองการทำลายหนังสือ',
    subtitle: [issuer, `ตาม${nameOfList(list)}`],
    author: issuer,
    date: civilDateAt(doneAt),
    facts: [
      ...factsOf(seen),
      ['ผู้สั่งดำเนินการ', `${list.executedName ?? ''} เมื่อ ${when(list.executedAt ?? '')}`],
      ['ทำลายครบเมื่อ', when(doneAt)],
      ['วิธีทำลาย', 'ลบออกจากระบบและที่เก็บไฟล์ คงเหลือเฉพาะรายการในทะเบียน'],
    ],
    ...tableOf(seen, items),
    closing: [
      ...files.map(({ seq, bytes, sha256 }) => `ลำดับที่ ${seq}: ${bytes} ไบต์ รหัสไฟล์ ${sha256}`),
      `ทำลาย ${gone.length} เรื่อง ${files.length} ไฟล์ ไม่ทำลาย ${items.length - gone.length} เรื่อง`,
    ],
    signers: signersOf(seen),
  };
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
