import type { SentInputOf } from '@sarn/kernel';
import { call, isStale } from '@sarn/platform-web';
import type { CodeOwner } from '@sarn/register/contract';
import { listUnitNumbering, saveUnitNumbering } from '@sarn/register/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['registry', 'unit-numbering'] as const;

/** How the agency and its units number their documents. */
export function useUnitNumbering() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listUnitNumbering, {}, { signal }),
  });
}

/** Whose code documents of a unit get as it is set now. */
export async function readUnitNumbering(unitId: string) {
  const { rows } = await call(listUnitNumbering, {});
  const codeOwner: CodeOwner | 'usual' =
    rows.find(({ unit }) => unit.id === unitId)?.codeOwner ?? 'usual';
  return { unitId, codeOwner };
}

export function useSaveUnitNumbering() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveUnitNumbering>) => call(saveUnitNumbering, sent),
    onSuccess: (answer) => cache.setQueryData(key, answer),
    // Somebody else was first: the list shows what that person set.
    onError: (error) => void (isStale(error) && cache.invalidateQueries({ queryKey: key })),
  });
}
