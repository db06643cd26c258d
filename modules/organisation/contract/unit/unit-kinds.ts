import { unitKinds } from '../organisation.ts';
import type { UnitKind } from '../organisation.ts';

/** The root is level 1 of the tree. Settings centre §3.1. */
export const mostLevels = 10;

/**
 * How an agency calls its units. The kinds are ranks and stay the same; only their words differ: what
 * is a ฝ่าย above a กอง in an enterprise is below it in the civil service, so ranks are compared and
 * never words.
 *
 * Settings centre §2.1 setup-organization.
 */
export const unitPacks = ['civil', 'university', 'enterprise'] as const;
export type UnitPack = (typeof unitPacks)[number];

interface Term {
  readonly th: string;
  readonly en: string;
}

const civil = {
  ministry: { th: 'กระทรวง', en: 'Ministry' },
  agency: { th: 'กรม', en: 'Department' },
  division: { th: 'กอง', en: 'Division' },
  group: { th: 'กลุ่ม', en: 'Group' },
  section: { th: 'ฝ่าย', en: 'Section' },
  team: { th: 'งาน', en: 'Team' },
} as const satisfies Record<UnitKind, Term>;

/** The words of a pack from the highest rank down; a kind without a word is not offered there. */
export const unitKindTerms: Readonly<Record<UnitPack, Partial<Record<UnitKind, Term>>>> = {
  civil,
  university: {
    agency: { th: 'มหาวิทยาลัย', en: 'University' },
    division: { th: 'คณะ', en: 'Faculty' },
    group: { th: 'ภาควิชา', en: 'Department' },
    team: { th: 'งาน', en: 'Team' },
  },
  enterprise: {
    agency: { th: 'รัฐวิสาหกิจ', en: 'Enterprise' },
    division: { th: 'ฝ่าย', en: 'Department' },
    group: { th: 'กอง', en: 'Division' },
    section: { th: 'แผนก', en: 'Section' },
    team: { th: 'งาน', en: 'Team' },
  },
};

/** The word of a kind; that of the civil service for a kind that the pack does not have. */
export const unitKindTerm = (pack: UnitPack, kind: UnitKind): Term =>
  unitKindTerms[pack][kind] ?? civil[kind];

/** 1 for a ministry, 6 for a team. */
export const unitRank = (kind: UnitKind): number => unitKinds.indexOf(kind) + 1;

/**
 * Whether a unit of one kind may be below one of another: it has the same rank or a lower one. The
 * same rank is allowed because a tree may have more levels than there are kinds.
 */
export const mayBeBelow = (kind: UnitKind, above: UnitKind): boolean =>
  unitRank(kind) >= unitRank(above);

/** Kinds that the head of a division may keep alone: group, section, team. Settings centre §2.1 manage-section. */
export const sectionKinds = ['group', 'section', 'team'] as const satisfies readonly UnitKind[];

export const isSectionKind = (kind: UnitKind): boolean =>
  (sectionKinds as readonly UnitKind[]).includes(kind);
