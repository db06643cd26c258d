import { z } from 'zod';
import { cm } from './measures.ts';

/** Where a field of the form stands on a page: over its whole width, in points from the top. */
export interface PageField {
  /** `title`, `addressee`, `body` …: the name of what was typed. */
  readonly name: string;
  /** Of the body: which paragraph or table, in their order; 0 for other fields. */
  readonly at: number;
  readonly top: number;
  readonly bottom: number;
}

/** A length as the compiler writes it. */
export const points = z
  .string()
  .regex(/^-?[\d.]+pt$/)
  .transform((text) => Number(text.slice(0, -2)));

/** What the templates tell of the edges of a field (`field` of page.typ), in the order of the text. */
const edges = z.array(
  z.object({
    value: z.object({
      name: z.string(),
      at: z.number(),
      edge: z.enum(['start', 'end']),
      page: z.number(),
      y: points,
    }),
  }),
);
type Edge = z.output<typeof edges>[number]['value'];

/** Where the text of later pages begins, and above the foot of each page; as in page.typ. */
const textTop = 4 * cm;
const foot = 2 * cm;
/** A field whose end fell to the head of the next page does not stand there. */
const thinnest = 2;

/**
 * The fields on each page, from what the compiler answers to a query of them.
 *
 * @param queried unchecked, as the compiler gives it
 */
export function pageFields(queried: unknown, heights: readonly number[]): PageField[][] {
  const told = edges.parse(queried).map(({ value }) => value);
  const fields = told.flatMap((start, place) => {
    const end = start.edge === 'start' ? told.slice(place + 1).find(isEndOf(start)) : undefined;
    return end ? [{ start, end }] : [];
  });
  return heights.map((height, index) =>
    fields.flatMap(({ start, end }) => {
      const page = index + 1;
      if (page < start.page || page > end.page) return [];
      const top = page === start.page ? start.y : textTop;
      const bottom = page === end.page ? end.y : height - foot;
      const { name, at } = start;
      return bottom - top < thinnest ? [] : [{ name, at, top, bottom }];
    }),
  );
}

const isEndOf =
  (start: Edge) =>
  ({ name, at, edge }: Edge): boolean =>
    edge === 'end' && name === start.name && at === start.at;
