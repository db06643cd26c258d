import { z } from 'zod';

/** What a manual is: a document to keep, a video, or a manual to read. */
export const manualKinds = ['manual', 'document', 'video'] as const;
export const ManualKind = z.enum(manualKinds);
export type ManualKind = z.output<typeof ManualKind>;

/** Media types by kind, and the extensions for the file chooser. */
export const manualFiles: Readonly<
  Record<ManualKind, { readonly types: readonly string[]; readonly extensions: readonly string[] }>
> = {
  manual: { types: ['application/pdf'], extensions: ['.pdf'] },
  document: { types: ['application/pdf'], extensions: ['.pdf'] },
  video: { types: ['video/mp4', 'video/webm'], extensions: ['.mp4', '.webm'] },
};

/** A file that the administrator uploaded as a manual. */
export const Manual = z.object({
  id: z.string(),
  kind: ManualKind,
  titleTh: z.string(),
  titleEn: z.string(),
  isHidden: z.boolean().describe('Only those who manage manuals see it'),
  fileId: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
  pageCount: z.number().int().nullable().describe('Of a PDF'),
  uploadedAt: z.string(),
});
export type Manual = z.output<typeof Manual>;

/** A manual for those who manage manuals. */
export const ManagedManual = Manual.extend({
  groupIds: z.array(z.string()).describe('Groups of users that see it; none: everybody'),
});
export type ManagedManual = z.output<typeof ManagedManual>;

/** A group of users that a manual may be for. */
export const ManualGroup = z.object({
  ...{ id: z.string(), nameTh: z.string(), nameEn: z.string() },
  isEnded: z.boolean().describe('It has no people any more'),
});
export type ManualGroup = z.output<typeof ManualGroup>;
