/** What sort of prefix it is; it decides the order in which prefixes are printed. */
export type PrefixClass =
  | 'title'
  | 'academic'
  | 'rank'
  | 'royal'
  | 'honour'
  | 'degree'
  | 'profession';

export type Force = 'army' | 'navy' | 'air' | 'police';

/** A prefix of a name, until the agency keeps its own list in the settings. */
export interface Prefix {
  readonly code: string;
  /** In full, as printed. */
  readonly th: string;
  /** Short forms as typed; dots and blanks in them do not matter. */
  readonly short: readonly string[];
  /** Empty where it has no usual English form. */
  readonly en: string;
  readonly class: PrefixClass;
  readonly gender: 'male' | 'female' | null;
  /** Whether it is printed in letters and under signatures. */
  readonly isPrinted: boolean;
  /** Whether a blank follows it when printed. */
  readonly hasSpaceAfter: boolean;
  readonly force?: Force;
  /** What is printed in its place where it is not printed itself: นพ. is printed as นาย. */
  readonly inPlace?: string;
  /** In full with `|` where people type a blank; for reading only. */
  readonly pattern: string;
}

type Draft = Omit<Prefix, 'th' | 'pattern'>;

const plain = { gender: null, isPrinted: true, hasSpaceAfter: false, en: '' } as const;
const prefix = (pattern: string, draft: Draft): Prefix => ({
  ...draft,
  th: pattern.replaceAll('|', ''),
  pattern,
});

const titles = [
  prefix('นาย', { ...plain, code: 'mr', short: [], en: 'Mr.', class: 'title', gender: 'male' }),
  prefix('นาง|สาว', {
    ...{ ...plain, code: 'miss', short: ['น.ส.'], en: 'Miss', class: 'title', gender: 'female' },
  }),
  prefix('นาง', { ...plain, code: 'mrs', short: [], en: 'Mrs.', class: 'title', gender: 'female' }),
];

const academicStems = [
  ['prof', 'ศาสตราจารย์', 'ศ.', 'Professor'],
  ['assoc-prof', 'รอง|ศาสตราจารย์', 'รศ.', 'Associate Professor'],
  ['asst-prof', 'ผู้ช่วย|ศาสตราจารย์', 'ผศ.', 'Assistant Professor'],
] as const;

/** Rule: specification of settings §2.1 `prefix`: ศ. รศ. ผศ. (พิเศษ, เกียรติคุณ) */
const academics = academicStems.flatMap(([code, th, short, en]) => [
  prefix(th, { ...plain, code, short: [short], en, class: 'academic' }),
  prefix(`${th}|พิเศษ`, {
    ...{ ...plain, code: `${code}-adjunct`, short: [`${short}พิเศษ`, `${short}(พิเศษ)`] },
    ...{ en: `Adjunct ${en}`, class: 'academic' as const },
  }),
  prefix(`${th}|เกียรติคุณ`, {
    ...{ ...plain, code: `${code}-emeritus`, short: [`${short}เกียรติคุณ`, `${short}(เกียรติคุณ)`] },
    ...{ en: `${en} Emeritus`, class: 'academic' as const },
  }),
]);

interface Stem {
  readonly code: string;
  readonly th: string;
  readonly short: string;
  /** Whether somebody may be acting in it (ว่าที่): officers only. */
  readonly isOfficer: boolean;
}

const stem = (code: string, th: string, short: string, isOfficer = true): Stem => ({
  ...{ code, th, short, isOfficer },
});

/** Rule: specification of settings §2.1 `prefix`: stem × เอก โท ตรี */
const stems: Readonly<Record<Force, readonly Stem[]>> = {
  army: [
    stem('general', 'พล', 'พล.'),
    stem('colonel', 'พัน', 'พ.'),
    stem('captain', 'ร้อย', 'ร.'),
    stem('master-sergeant', 'จ่า|สิบ', 'จ.ส.', false),
    stem('sergeant', 'สิบ', 'ส.', false),
  ],
  navy: [
    stem('admiral', 'พล|เรือ', 'พล.ร.'),
    stem('captain', 'นาวา', 'น.'),
    stem('lieutenant', 'เรือ', 'ร.'),
    stem('chief-petty-officer', 'พัน|จ่า', 'พ.จ.', false),
    stem('petty-officer', 'จ่า', 'จ.', false),
  ],
  air: [
    stem('marshal', 'พล|อากาศ', 'พล.อ.'),
    stem('group-captain', 'นาวา|อากาศ', 'น.'),
    stem('flight-lieutenant', 'เรือ|อากาศ', 'ร.'),
    stem('flight-sergeant', 'พัน|จ่า|อากาศ', 'พ.อ.', false),
    stem('sergeant', 'จ่า|อากาศ', 'จ.', false),
  ],
  police: [
    stem('general', 'พล|ตำรวจ', 'พล.ต.'),
    stem('colonel', 'พัน|ตำรวจ', 'พ.ต.'),
    stem('captain', 'ร้อย|ตำรวจ', 'ร.ต.'),
    stem('sergeant', 'สิบ|ตำรวจ', 'ส.ต.', false),
  ],
};

const grades = [
  ['1', 'เอก', 'อ.'],
  ['2', 'โท', 'ท.'],
  ['3', 'ตรี', 'ต.'],
] as const;

const withoutGrade: readonly (readonly [code: string, th: string, short: string])[] = [
  ['police-senior-sergeant-major', 'จ่า|สิบ|ตำรวจ', 'จ.ส.ต.'],
  ['police-lance-sergeant', 'ดาบ|ตำรวจ', 'ด.ต.'],
];

interface Rank {
  readonly code: string;
  readonly th: string;
  readonly short: string;
  readonly force: Force;
  readonly isOfficer: boolean;
}

const baseRanks: readonly Rank[] = [
  ...(Object.entries(stems) as [Force, readonly Stem[]][]).flatMap(([force, list]) =>
    list.flatMap(({ code, th, short, isOfficer }) =>
      grades.map(([step, grade, mark]) => ({
        ...{ code: `${force}-${code}-${step}`, th: `${th}|${grade}`, short: `${short}${mark}` },
        ...{ force, isOfficer },
      })),
    ),
  ),
  ...withoutGrade.map(([code, th, short]) => ({
    ...{ code, th, short, force: 'police' as const, isOfficer: false },
  })),
];

const women = (rank: Rank): Rank[] => [
  rank,
  { ...rank, code: `${rank.code}-f`, th: `${rank.th}|หญิง`, short: `${rank.short}หญิง` },
];
const acting = (rank: Rank): Rank[] =>
  rank.isOfficer
    ? [rank, { ...rank, code: `act-${rank.code}`, th: `ว่าที่|${rank.th}`, short: `ว่าที่${rank.short}` }]
    : [rank];

const ranks = baseRanks
  .flatMap(women)
  .flatMap(acting)
  .map(({ code, th, short, force }) =>
    prefix(th, {
      ...{ ...plain, code, short: [short], class: 'rank' as const, force, hasSpaceAfter: true },
      gender: code.endsWith('-f') ? ('female' as const) : null,
    }),
  );

const royal = [
  ['mom-chao', 'หม่อม|เจ้า', 'ม.จ.', 'royal', null],
  ['mom-ratchawong', 'หม่อม|ราชวงศ์', 'ม.ร.ว.', 'royal', null],
  ['mom-luang', 'หม่อม|หลวง', 'ม.ล.', 'royal', null],
  ['than-phuying', 'ท่าน|ผู้|หญิง', '', 'honour', 'female'],
  ['khunying', 'คุณ|หญิง', '', 'honour', 'female'],
] as const;

const royals = royal.map(([code, th, short, sort, gender]) =>
  prefix(th, { ...plain, code, short: short === '' ? [] : [short], class: sort, gender }),
);

/** Not printed: degrees and professions. */
const unprinted = [
  ['doctor', 'ดอกเตอร์', 'ดร.', 'Dr.', 'degree', null, ''],
  ['physician-m', 'นายแพทย์', 'นพ.', 'Dr.', 'profession', 'male', 'นาย'],
  ['physician-f', 'แพทย์|หญิง', 'พญ.', 'Dr.', 'profession', 'female', ''],
  ['dentist-m', 'ทันตแพทย์', 'ทพ.', 'Dr.', 'profession', 'male', 'นาย'],
  ['dentist-f', 'ทันตแพทย์|หญิง', 'ทพญ.', 'Dr.', 'profession', 'female', ''],
  ['pharmacist-m', 'เภสัชกร', 'ภก.', '', 'profession', 'male', 'นาย'],
  ['pharmacist-f', 'เภสัชกร|หญิง', 'ภญ.', '', 'profession', 'female', ''],
] as const;

const unprintedForms = unprinted.map(([code, th, short, en, sort, gender, inPlace]) =>
  prefix(th, {
    ...{ ...plain, code, short: [short], en, class: sort, gender, isPrinted: false },
    ...(inPlace === '' ? {} : { inPlace }),
  }),
);

/** The prefixes that come with the product. Rule: specification of settings §2.1 `prefix` */
export const prefixes: readonly Prefix[] = [
  ...titles,
  ...academics,
  ...ranks,
  ...royals,
  ...unprintedForms,
];

const byCode = new Map(prefixes.map((one) => [one.code, one]));

/** A prefix by its code; undefined for an unknown one. */
export const prefixNamed = (code: string): Prefix | undefined => byCode.get(code);

/** Order in print: academic, rank, royal or honour, then the plain title. */
const printOrder: Readonly<Record<PrefixClass, number>> = {
  academic: 1,
  rank: 2,
  royal: 3,
  honour: 3,
  title: 4,
  degree: 5,
  profession: 5,
};

/**
 * Prefixes as they are printed before a first name, with the blank after them where one belongs
 * there: `รองศาสตราจารย์ พันตำรวจโท `, `ผู้ช่วยศาสตราจารย์`.
 *
 * Rule: specification of settings §2.1 `prefix`: in print academic → rank → royal or honour, a blank
 *   after ranks, no abbreviations, degrees or professions
 */
export function printedPrefix(list: readonly Prefix[]): string {
  const printed = list
    .filter(({ isPrinted }) => isPrinted)
    .toSorted((a, b) => printOrder[a.class] - printOrder[b.class]);
  const above = printed.filter((one) => one.class !== 'title');
  const shown = above.length > 0 ? above : printed;
  const last = shown.at(-1);
  if (!last) return list.find(({ inPlace }) => inPlace)?.inPlace ?? '';
  return shown.map(({ th }) => th).join(' ') + (last.hasSpaceAfter ? ' ' : '');
}
