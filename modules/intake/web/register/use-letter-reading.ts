import { usualSpeed } from '@sarn/document-classes/contract';
import type { RegisterFieldName } from '@sarn/document/contract';
import type { AskedField } from '@sarn/intake/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReading } from './register.client.ts';
import type { LetterReading } from './register.client.ts';
import type { RegisterDraft } from './register-draft.ts';

/** What a letter says of itself, in the order of the form. */
const readFields = [
  ...(['letterNo', 'letterDate', 'sender', 'title', 'addressee', 'speed'] as const),
] satisfies readonly RegisterFieldName[];
export type ReadFieldName = (typeof readFields)[number];

/** Only what nobody typed is filled in; what an earlier file said, is replaced. */
const isFree = (name: ReadFieldName, draft: RegisterDraft, before: LetterReading | undefined) =>
  !draft[name] ||
  (name === 'speed' && draft.speed === usualSpeed) ||
  draft[name] === before?.[name];

/**
 * Fills in what the text of the first file says, once the server has read it.
 *
 * @param fill takes values that nobody typed
 * @param asked fields of the form; what it does not show is not filled in
 * @returns the fields that say what was read
 */
export function useLetterReading(
  fileId: string | undefined,
  asked: readonly AskedField[] | undefined,
  draft: RegisterDraft,
  fill: (part: Partial<RegisterDraft>) => void,
): readonly ReadFieldName[] {
  const shown = asked?.filter(({ isShown }) => isShown).map(({ name }) => name);
  const reading = useReading(shown && fileId).data;
  const before = useRef<LetterReading>(undefined);
  const take = useEffectEvent((read: LetterReading) => {
    const free = readFields
      .filter((name) => shown?.includes(name))
      .filter((name) => read[name] && isFree(name, draft, before.current));
    before.current = read;
    if (free.length > 0) fill(Object.fromEntries(free.map((name) => [name, read[name]])));
  });
  useEffect(() => {
    if (reading) take(reading);
  }, [reading]);
  return reading ? readFields.filter((name) => reading[name] && draft[name] === reading[name]) : [];
}
