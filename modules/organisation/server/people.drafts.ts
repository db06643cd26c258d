import { civilDate, cleanText, lineText, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { Duty, UnitKind } from '../contract/index.ts';

// Input of settings and of the demo agency. Ids may be given, so that the demo is always the same.
const id = z.uuid().optional();
const day = civilDate('1900-01-01');
const validity = { validFrom: day.default('1900-01-01'), validTo: day.nullable().default(null) };

/** A rank keeps the blank after it, which is printed between it and the first name. */
const prefixText = z
  .string()
  .max(240)
  .transform((text) => cleanText(text).replace(/\s+/g, ' ').trimStart())
  .pipe(z.string().max(200));

export const UnitDraft = z.object({
  id,
  parentId: z.uuid().nullable(),
  code: lineText({ min: 1, max: 40 }),
  kind: UnitKind,
  nameTh: lineText({ min: 1, max: 300 }),
  nameEn: lineText({ max: 300 }).default(''),
  abbreviation: lineText({ max: 40 }).default(''),
  letterCode: lineText({ max: 40 }).default(''),
  /** Order among siblings; the code when left out. */
  sortKey: lineText({ max: 100 }).optional(),
  ...validity,
});

export const PositionDraft = z.object({
  id,
  nameTh: lineText({ min: 1, max: 200 }),
  nameEn: lineText({ max: 200 }).default(''),
});

export const PostDraft = z.object({
  id,
  unitId: z.uuid(),
  /** The home unit when left out. */
  servesUnitId: z.uuid().optional(),
  positionId: z.uuid(),
  /** Code of a position level. */
  levelCode: z.string().nullable().default(null),
  titleTh: lineText({ min: 1, max: 300 }),
  titleEn: lineText({ max: 300 }).default(''),
  duty: Duty,
  /** Smaller is higher. */
  sort: z.int().default(0),
  ...validity,
});

export const PersonDraft = z.object({
  id,
  employeeCode: lineText({ min: 1, max: 40 }),
  prefixTh: prefixText.default(''),
  /** Codes of all prefixes, printed or not; those of `prefixTh` when left out. */
  prefixes: z.array(settingCode).max(6).optional(),
  suffix: settingCode.nullable().default(null),
  employeeType: settingCode.nullable().default(null),
  firstNameTh: lineText({ min: 1, max: 100 }),
  lastNameTh: lineText({ max: 100 }).default(''),
  firstNameEn: lineText({ max: 100 }).default(''),
  lastNameEn: lineText({ max: 100 }).default(''),
  email: lineText({ max: 254 }).nullable().default(null),
  phone: lineText({ max: 60 }).default(''),
  /** Thirteen digits; only a keyed hash and the last four digits are stored. */
  idCard: z.string().nullable().default(null),
  /** In its place, what is stored of a number that is no longer at hand: the hash in base64. */
  idCardSeal: z.object({ hash: z.string().length(44), tail: z.string().length(4) }).optional(),
  isActive: z.boolean().default(true),
});

export const HoldingDraft = z
  .object({
    id,
    postId: z.uuid(),
    personId: z.uuid(),
    /** Such as 'รักษาราชการแทน'; if given, the holding is an acting one. */
    actingPhrase: lineText({ min: 1, max: 100 }).nullable().default(null),
    ...validity,
  })
  .refine(({ validFrom, validTo }) => validTo === null || validTo >= validFrom);

export type UnitDraft = z.input<typeof UnitDraft>;
export type PositionDraft = z.input<typeof PositionDraft>;
export type PostDraft = z.input<typeof PostDraft>;
export type PersonDraft = z.input<typeof PersonDraft>;
export type HoldingDraft = z.input<typeof HoldingDraft>;
