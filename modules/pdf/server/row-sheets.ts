import { z } from 'zod';

const told = z.array(
  z.object({ value: z.object({ row: z.number().int(), page: z.number().int() }) }),
);

/** The sheet on which each row of a table begins, and at last the one on which the table ends, as `templates/register-sheets.typ` tells it. */
export const rowSheets = (answer: unknown): number[] =>
  told
    .parse(answer)
    .toSorted((a, b) => a.value.row - b.value.row)
    .map(({ value }) => value.page);
