import { formatDate } from '@sarn/kernel';
import { media } from '@sarn/document/contract';
import type { DocumentRow } from '@sarn/document/server';
import type { FormInput } from '@sarn/pdf/contract';

export interface CoverFacts {
  readonly issuer: string;
  readonly unit: string;
  /** `12/2569`; empty before it is registered. */
  readonly number: string;
  readonly title: string;
  readonly medium: string;
  readonly source: string;
  readonly madeOn: string | null;
  readonly files: readonly {
    readonly name: string;
    readonly bytes: number;
    readonly pageCount: number | null;
  }[];
  readonly keeper: { readonly name: string; readonly post: string };
}

/** The row of a document of another make, as far as its cover tells of it. */
export type CoveredDocument = Pick<DocumentRow, 'letterNo' | 'title' | 'sender' | 'letterDate'>;

interface Around {
  readonly agency: { readonly id: string; readonly name: string };
  /** That the document is of. */
  readonly unit: { readonly id: string; readonly name: string } | undefined;
  readonly medium: keyof typeof media | undefined;
  readonly files: CoverFacts['files'];
  readonly keeper: CoverFacts['keeper'];
}

/** What the cover of a stored document says. */
export function coverFacts(
  { letterNo, title, sender, letterDate }: CoveredDocument,
  { agency, unit, medium, files, keeper }: Around,
): CoverFacts {
  return {
    ...{ issuer: agency.name, unit: unit && unit.id !== agency.id ? unit.name : '' },
    ...{ number: letterNo, title, source: sender, madeOn: letterDate, files, keeper },
    medium: medium ? media[medium].th : '',
  };
}

const [kilo, mega] = [1024, 1024 * 1024];
const sizeOf = (bytes: number): string =>
  bytes < mega ? `${Math.max(1, Math.round(bytes / kilo))} kB` : `${(bytes / mega).toFixed(1)} MB`;

/**
 * The sheet that lies before photographs, recordings and media.
 *
 * Specification of the domain §1.1.
 * @assumed the regulation knows these documents and gives them no form
 */
export function coverForm(facts: CoverFacts, today: string): FormInput {
  const { issuer, unit, number, title, medium, source, madeOn, files, keeper } = facts;
  return {
    ...{
      version: 1,
      title: 'ใบปะหน้าหนังสืออื่น',
      subtitle: [issuer, unit].filter((one) => one !== ''),
    },
    ...{ mark: '', author: issuer, date: today, size: 'a4', hasEmblem: true, secrecy: '' },
    parts: [
      {
        kind: 'fields',
        rows: [
          [
            { label: 'เลขที่', value: number },
            { label: 'วันที่จัดทำ', value: madeOn ? formatDate(madeOn, 'full', 'th') : '' },
          ],
          [{ label: 'เรื่อง', value: title }],
          [{ label: 'ประเภทสื่อ', value: medium }],
          [{ label: 'ที่มา', value: source }],
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: 'ลำดับ', width: 1, align: 'center' },
          { label: 'รายการ', width: 7 },
          { label: 'จำนวน', width: 1.6, align: 'right' },
          { label: 'ขนาด', width: 1.8, align: 'right' },
        ],
        rows: files.map(({ name, bytes, pageCount }, at) => [
          `${at + 1}`,
          name,
          pageCount === null ? '1 ไฟล์' : `${pageCount} หน้า`,
          sizeOf(bytes),
        ]),
      },
      { kind: 'text', paragraphs: [`รวม ${files.length} รายการ`] },
      {
        kind: 'signatures',
        signers: [
          {
            ...{ name: keeper.name, role: 'ผู้จัดเก็บ', signed: '' },
            posts: [keeper.post].filter((post) => post !== ''),
          },
        ],
      },
    ],
  };
}
