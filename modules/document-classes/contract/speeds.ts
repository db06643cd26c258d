/**
 * Codes of speed in letters between agencies.
 *
 * @assumed numbered in the order of the classes
 */
export const speedCodes = ['001', '002', '003', '004'] as const;
export type SpeedCode = (typeof speedCodes)[number];

/** What is shown of a speed class, wherever a document is shown. */
export interface Speed {
  readonly code: string;
  readonly th: string;
  readonly en: string;
  /** The higher the more urgent. */
  readonly rank: number;
  readonly isUrgent: boolean;
}

/**
 * The four classes of the regulation, slowest first; an agency may rename them and add its own.
 *
 * @rule saraban-2526 ข้อ 28
 */
export const usualSpeeds = {
  normal: { code: 'normal', th: 'ปกติ', en: 'Normal', rank: 0, isUrgent: false },
  urgent: { code: 'urgent', th: 'ด่วน', en: 'Urgent', rank: 10, isUrgent: true },
  'very-urgent': { code: 'very-urgent', th: 'ด่วนมาก', en: 'Very urgent', rank: 20, isUrgent: true },
  immediate: { code: 'immediate', th: 'ด่วนที่สุด', en: 'Most urgent', rank: 30, isUrgent: true },
} as const satisfies Readonly<Record<string, Speed>>;

export type UsualSpeed = keyof typeof usualSpeeds;

/** The tone of a badge: the ordinary class green, every other red. Specification §9 */
export const speedTone = ({ isUrgent }: Pick<Speed, 'isUrgent'>): 'success' | 'danger' =>
  isUrgent ? 'danger' : 'success';

/** The class of the regulation that is nearest below a rank: what is counted by four classes only. */
export function nearestUsual({ rank, isUrgent }: Pick<Speed, 'rank' | 'isUrgent'>): UsualSpeed {
  if (!isUrgent) return 'normal';
  if (rank >= usualSpeeds.immediate.rank) return 'immediate';
  return rank >= usualSpeeds['very-urgent'].rank ? 'very-urgent' : 'urgent';
}

/** The class of a document of which nobody asks it. */
export const usualSpeed = 'normal';
