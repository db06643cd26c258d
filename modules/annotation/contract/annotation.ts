import { longText } from '@sarn/kernel';
import { z } from 'zod';

/**
 * The shorter side of every page is this long, in the millimetres in which annotations are placed: an A4
 * page has its own size, and a scan whose file claims another size gets a stamp of the same look.
 */
export const pageSide = 210;

/** Colours of the pen and of typed notes. */
export const inks = ['blue', 'red'] as const;
export type Ink = (typeof inks)[number];

/** What one person may draw and keep: enough for a page full of handwriting. */
export const annotationLimits = {
  strokes: 400,
  points: 20_000,
  /** In one call. */
  added: 10,
  /** On one document. */
  ofDocument: 300,
  note: 2000,
  drawnText: 1000,
} as const;

/** A page is at most this long, in millimetres of annotations. */
const longest = 3000;
const millimetres = z.number().min(0).max(longest);

/** Where an annotation lies on its page as the page is read, from its upper left corner. */
export const AnnotationPlace = z.object({
  page: z.int().min(1).max(5000).describe('Counted from 1'),
  left: millimetres,
  top: millimetres,
  width: z.number().min(1).max(longest),
  height: z.number().min(1).max(longest),
});
export type AnnotationPlace = z.output<typeof AnnotationPlace>;

/** From the corner of the annotation; the pressure of the pen is between 0 and 1. */
const Point = z.tuple([millimetres, millimetres, z.number().min(0).max(1)]);
export type Point = z.output<typeof Point>;

const Stroke = z.object({
  ink: z.enum(inks),
  points: z.array(Point).min(1).max(annotationLimits.points),
});
export type Stroke = z.output<typeof Stroke>;

/** Drawn by hand, with its words typed beside it where somebody did so. */
const Drawn = z.object({
  kind: z.literal('ink'),
  strokes: z
    .array(Stroke)
    .min(1)
    .max(annotationLimits.strokes)
    .refine(
      (strokes) =>
        strokes.reduce((sum, { points }) => sum + points.length, 0) <= annotationLimits.points,
      'too-many-points',
    ),
  text: longText({ max: annotationLimits.drawnText }),
});

const Note = z.object({
  kind: z.literal('note'),
  ink: z.enum(inks),
  text: longText({ min: 1, max: annotationLimits.note }),
});

/** Form 12, in the words of the agency; its lines are written by the server. */
const Stamp = z.object({
  kind: z.literal('stamp'),
  lines: z.array(z.string()).min(1),
});

/** Leads to the page of the document; made by the server. */
export const QrContent = z.object({
  kind: z.literal('qr'),
  link: z.string(),
  side: z.int().min(1).describe('Squares on each side'),
  path: z.string().describe('The dark ones, as the data of an SVG path'),
});
export type QrContent = z.output<typeof QrContent>;

/** The picture of its author's own signature, as it was when it was placed; no digital signature. */
export const SignatureContent = z.object({
  kind: z.literal('signature'),
  png: z.base64(),
  width: z.int().min(1).describe('In pixels'),
  height: z.int().min(1),
});
export type SignatureContent = z.output<typeof SignatureContent>;

/** What is kept of an annotation. */
export const AnnotationContent = z.discriminatedUnion('kind', [
  Drawn,
  Note,
  Stamp,
  QrContent,
  SignatureContent,
]);
export type AnnotationContent = z.output<typeof AnnotationContent>;
export type AnnotationKind = AnnotationContent['kind'];

/** What a person adds: the words of a stamp, where a QR code leads and whose signature it is are not theirs to choose. */
export const AddedContent = z.discriminatedUnion('kind', [
  Drawn,
  Note,
  z.object({ kind: z.literal('stamp') }),
  z.object({ kind: z.literal('qr') }),
  z.object({ kind: z.literal('signature') }),
]);
export type AddedContent = z.output<typeof AddedContent>;

export const AddedAnnotation = z.object({ place: AnnotationPlace, content: AddedContent });
export type AddedAnnotation = z.output<typeof AddedAnnotation>;

/** An annotation as its readers see it. */
export const Annotation = z.object({
  id: z.uuid(),
  fileId: z.uuid(),
  place: AnnotationPlace,
  content: AnnotationContent,
  author: z.string().describe('The name as it was when it was written'),
  post: z.string().describe('The post held, one in each line; empty without one'),
  onBehalfOf: z.string().describe('Name of the person for whom it was written; usually empty'),
  at: z.iso.datetime(),
  takenBackAt: z.iso.datetime().nullable().describe('Taken back after others had acted: struck'),
  mayTakeBack: z.boolean(),
});
export type Annotation = z.output<typeof Annotation>;

/** The words of an annotation, for screen readers and for the search. */
export function wordsOf(content: AnnotationContent): string {
  if (content.kind === 'qr' || content.kind === 'signature') return '';
  return content.kind === 'stamp' ? content.lines.join('\n') : content.text;
}
