import { useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onChange, onLiveAgain } from '../live/live.ts';

/** What is offered for a choice, or the record of a row: the settings that a form shows. */
const shownParts: readonly unknown[] = ['options', 'all', 'row'];

const isShown = ({ queryKey: [root, , part] }: Query): boolean =>
  root === 'settings' && shownParts.includes(part);

/** What a person sees of an answer; a row moved in its list is the same row. */
function seenOf(query: Query): string | null {
  const data: unknown = query.state.data;
  if (data === undefined) return null;
  if (query.queryKey[2] !== 'row') return JSON.stringify(data);
  const { nameTh, nameEn, validFrom, validTo, values } = (data as { row?: Row }).row ?? {};
  return JSON.stringify([nameTh, nameEn, validFrom, validTo, values]);
}

type Row = Readonly<
  Partial<Record<'nameTh' | 'nameEn' | 'validFrom' | 'validTo' | 'values', unknown>>
>;

/**
 * Calls back when settings that are on the screen differ from what they were at the beginning. Only after a
 * change that the server told of: an answer kept from before that is read anew is none.
 *
 * @returns ends it
 */
export function watchSettings(client: QueryClient, told: () => void): () => void {
  const cache = client.getQueryCache();
  const before = new Map<string, string | null>();
  const changed = new Set<unknown>();
  let isAllChanged = false;
  const isChanged = ({ queryKey }: Query) => isAllChanged || changed.has(queryKey[1]);
  for (const query of cache.findAll({ predicate: isShown })) {
    before.set(query.queryHash, seenOf(query));
  }
  const forgetChange = onChange((change) => {
    if (change.kind === 'settings') changed.add(change.id);
    else if (change.kind === 'unknown') isAllChanged = true;
  });
  const forgetAgain = onLiveAgain(() => {
    isAllChanged = true;
  });
  const forgetQueries = cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || !isShown(query)) return;
    const [was, now] = [before.get(query.queryHash) ?? null, seenOf(query)];
    if (was === now) return;
    before.set(query.queryHash, now);
    if (was !== null && now !== null && query.isActive() && isChanged(query)) told();
  });
  return () => {
    forgetChange();
    forgetAgain();
    forgetQueries();
  };
}

/** Whether settings that are on the screen have changed since the form was opened. */
export function useSettingsNews(): boolean {
  const client = useQueryClient();
  const [isNew, setIsNew] = useState(false);
  useEffect(() => watchSettings(client, () => setIsNew(true)), [client]);
  return isNew;
}
