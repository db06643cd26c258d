import type { PublicationKind } from '@sarn/document/contract';

/** What a sheet prints, already in Thai digits; empty while unknown. */
export interface SheetFacts {
  readonly issuer: string;
  readonly title: string;
  readonly number: string;
  readonly date: string;
  /** The sentence that tells from when it holds. */
  readonly inForce: string;
  readonly meetingName: string;
  readonly meetingNo: string;
  readonly meetingDate: string;
  readonly place: string;
  readonly endedAt: string;
  readonly recorder: string;
  readonly certifiedBy: string;
}

/** The lines around the text, from top to bottom. */
export interface Sheet {
  readonly head: readonly string[];
  readonly foot: readonly string[];
  readonly isSigned: boolean;
  /** Role of the signer, printed below the signature; empty for the issuer of the document. */
  readonly roleWord: string;
}

type SheetMaker = (facts: SheetFacts) => Omit<Sheet, 'roleWord'> & { readonly roleWord?: string };

const given = (word: string, { date }: SheetFacts) => (date ? [`${word} ณ วันที่ ${date}`] : []);

/** A regulation or a rule; the title contains subject and year. */
const lawSheet =
  (word: string): SheetMaker =>
  (facts) => ({
    head: [`${word}${facts.issuer}`, facts.title],
    foot: [facts.inForce, ...given('ประกาศ', facts)],
    isSigned: true,
  });

/** News and declarations have no personal signature (forms 8 and 9). */
const releaseSheet =
  (word: string): SheetMaker =>
  (facts) => ({
    head: [`${word}${facts.issuer}`, `เรื่อง ${facts.title}`, facts.number && `ฉบับที่ ${facts.number}`],
    foot: [facts.issuer, facts.date],
    isSigned: false,
  });

/** Lines of each form. @rule saraban-2526 ข้อ 16 */
const sheets: Readonly<Record<PublicationKind, SheetMaker>> = {
  // A circular is shown as a memo; this entry only completes the record of kinds.
  cycle: (facts) => ({ head: [facts.issuer, facts.title], foot: [facts.date], isSigned: true }),
  command: (facts) => ({
    head: [`คำสั่ง${facts.issuer}`, facts.number && `ที่ ${facts.number}`, `เรื่อง ${facts.title}`],
    foot: [facts.inForce, ...given('สั่ง', facts)],
    isSigned: true,
  }),
  regularity: lawSheet('ระเบียบ'),
  rules: lawSheet('ข้อบังคับ'),
  announce: (facts) => ({
    // The form prints no number; the register has one.
    head: [`ประกาศ${facts.issuer}`, `เรื่อง ${facts.title}`],
    foot: [facts.inForce, ...given('ประกาศ', facts)],
    isSigned: true,
  }),
  declaration: releaseSheet('แถลงการณ์'),
  news: releaseSheet('ข่าว'),
  report: (facts) => ({
    head: [
      `รายงาน${facts.meetingName}`,
      facts.meetingNo && `ครั้งที่ ${facts.meetingNo}`,
      facts.meetingDate && `เมื่อวันที่ ${facts.meetingDate}`,
      facts.place && `ณ ${facts.place}`,
      `เรื่อง ${facts.title}`,
    ],
    foot: [
      facts.endedAt && `เลิกประชุมเวลา ${facts.endedAt}`,
      facts.recorder && `ผู้จดรายงานการประชุม ${facts.recorder}`,
      facts.certifiedBy,
    ],
    isSigned: true,
    roleWord: 'ผู้ตรวจรายงานการประชุม',
  }),
};

/** The lines of a kind's form around its text; unknown lines are left out. */
export function sheetOf(kind: PublicationKind, facts: SheetFacts): Sheet {
  const { head, foot, isSigned, roleWord = '' } = sheets[kind](facts);
  return { head: head.filter(Boolean), foot: foot.filter(Boolean), isSigned, roleWord };
}
