import { z } from 'zod';
import { Unit } from '../organisation.ts';

/** A unit in the settings, with what it holds on the day that is shown. */
export const UnitTreeRow = Unit.extend({
  validFrom: z.string(),
  validTo: z.string().nullable().describe('The last day, which is inside'),
  children: z.int().describe('Units directly below'),
  units: z.int().describe('It and all units below'),
  people: z.int().describe('People with posts in it and below'),
});
export type UnitTreeRow = z.output<typeof UnitTreeRow>;

/** A unit with the units above it, the highest first. */
export const UnitWithPath = Unit.extend({
  validFrom: z.string(),
  validTo: z.string().nullable(),
  path: z.array(z.object({ id: z.string(), nameTh: z.string(), nameEn: z.string() })),
});
export type UnitWithPath = z.output<typeof UnitWithPath>;

/** A post as the act of splitting a unit offers it. */
export const PostOfUnit = z.object({
  id: z.string(),
  titleTh: z.string(),
  titleEn: z.string(),
  duty: z.string(),
  servesUnitId: z.string(),
  holderId: z.string().nullable(),
  holderName: z.string().describe('Empty for a vacant post'),
});
export type PostOfUnit = z.output<typeof PostOfUnit>;
