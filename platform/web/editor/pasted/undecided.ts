import type { PastedPicture, PastedRest } from './left-out.ts';

/** Longest data of one picture that is kept with a form: a browser has room for few large ones. */
const mostKept = 500_000;

/** What the person has not made files of yet. */
export const undecided = (rest: readonly PastedRest[]): readonly PastedRest[] =>
  rest.filter(
    ({ tables, pictures, attached }) =>
      // What a program painted beside a table is the same once more.
      Object.keys(attached).length < Math.max(1, tables.length + pictures.length),
  );

/** The same without the data of large pictures, which are named only after a refresh. */
export const keptRest = (rest: readonly PastedRest[]): readonly PastedRest[] =>
  rest.map((one) => ({ ...one, pictures: kept(one.pictures), painted: kept(one.painted) }));

const kept = (pictures: readonly PastedPicture[]): readonly PastedPicture[] =>
  pictures.map((one) => ((one.data?.length ?? 0) > mostKept ? { ...one, data: null } : one));
