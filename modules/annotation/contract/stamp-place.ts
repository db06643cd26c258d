import { z } from 'zod';
import { pageSide } from './annotation.ts';
import type { AnnotationPlace } from './annotation.ts';

/** Where the receive stamp stands on the first page unless somebody places it, and whether it is placed by itself. */
export const StampPlace = z.object({
  side: z.enum(['right', 'left']),
  fromSide: z.number().describe('Millimetres from that edge of the page'),
  fromTop: z.number().describe('Millimetres'),
  isByItself: z.boolean().describe('When a letter is registered'),
});
export type StampPlace = z.output<typeof StampPlace>;

/**
 * At the upper right, in the width that a phone shows.
 *
 * @rule saraban-2526 ข้อ 37
 */
export const usualStampPlace: StampPlace = {
  ...{ side: 'right', fromSide: 18, fromTop: 8, isByItself: true },
};

/**
 * Size of the stamp, in the millimetres of annotations; with a long name of the agency it is higher.
 *
 * @rule saraban-2526 form 12
 */
export const stampSize = { width: 50, height: 25 } as const;

/** @param width of the page, in the millimetres of annotations */
export function stampBox(
  { side, fromSide, fromTop }: StampPlace,
  width: number = pageSide,
): Omit<AnnotationPlace, 'page'> {
  const most = Math.max(width - stampSize.width, 0);
  const left = side === 'left' ? fromSide : most - fromSide;
  return { ...stampSize, left: Math.min(Math.max(left, 0), most), top: fromTop };
}
