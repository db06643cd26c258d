import type { RegisterFieldName } from '@sarn/document/contract';
import type { PickedFile } from '@sarn/file/web';
import type { AskedField } from '@sarn/intake/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReading } from './register.client.ts';
import type { LetterReading } from './register.client.ts';

/** What a letter says of itself, in the order of the form. */
const readFields = [
  ...(['letterNo', 'letterDate', 'sender', 'title', 'addressee', 'speed'] as const),
] satisfies readonly RegisterFieldName[];
export type ReadFieldName = (typeof readFields)[number];

/** Other files have no text that is read. */
export const isPdf = ({ mediaType }: PickedFile): boolean => mediaType === 'application/pdf';

interface ReadInto {
  readonly values: Readonly<Record<ReadFieldName, string | null>>;
  /** Fields of the form; what it does not show is not filled in. Undefined until they are known. */
  readonly asked: readonly AskedField[] | undefined;
  /** Whether nobody typed in the field. */
  readonly isFree: (name: ReadFieldName) => boolean;
  /** Takes values that nobody typed. */
  readonly fill: (part: Partial<Pick<LetterReading, ReadFieldName>>) => void;
}

/**
 * Fills in what the text of a file says, once the server has read it: where nobody typed, and in place of what an
 * earlier file said.
 *
 * @returns the fields that say what was read
 */
export function useLetterReading(
  fileId: string | undefined,
  { values, asked, isFree, fill }: ReadInto,
): readonly ReadFieldName[] {
  const shown = asked?.filter(({ isShown }) => isShown).map(({ name }) => name);
  const reading = useReading(shown && fileId).data;
  const before = useRef<LetterReading>(undefined);
  const take = useEffectEvent((read: LetterReading) => {
    const free = readFields
      .filter((name) => read[name] && shown?.includes(name))
      .filter((name) => isFree(name) || values[name] === before.current?.[name]);
    before.current = read;
    if (free.length > 0) fill(Object.fromEntries(free.map((name) => [name, read[name]])));
  });
  useEffect(() => {
    if (reading) take(reading);
  }, [reading]);
  return reading
    ? readFields.filter((name) => reading[name] && values[name] === reading[name])
    : [];
}
