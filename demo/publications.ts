import { directives } from './publication-texts.ts';
import type { PublicationExtra, PublicationFate } from './publication-texts.ts';
import { publicNotices } from './publication-notices.ts';
import type { PublicationKind } from '@sarn/document/contract';

/** A document for everybody in the agency. */
export interface DemoPublication extends PublicationExtra {
  readonly kind: PublicationKind;
  readonly fate: PublicationFate;
  /** Days back, in working days, on which the draft was written. */
  readonly daysBack: number;
  readonly drafter: string;
  readonly reviewers: readonly string[];
  readonly signatory: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The month's circulars, commands, regulations, rules, announcements and the like. */
export const publications: readonly DemoPublication[] = [...directives, ...publicNotices].map(
  ([kind, daysBack, drafter, reviewers, signatory, title, paragraphs, extra]) => ({
    fate: 'published',
    ...extra,
    kind,
    daysBack,
    drafter,
    reviewers: reviewers === '' ? [] : reviewers.split(','),
    signatory,
    title,
    paragraphs,
  }),
);
