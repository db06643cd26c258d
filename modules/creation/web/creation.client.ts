import { getCreationRules, saveCreationRule } from '@sarn/creation/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import type { DocumentKind } from '@sarn/document/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { creationRoot } from './own-creation.ts';

export const useCreationRules = () =>
  useQuery({
    queryKey: [...creationRoot, 'rules'],
    queryFn: ({ signal }) => call(getCreationRules, {}, { signal }),
  });

/** One rule as it is now; undefined where the kind is gone. */
export const readRule = async (kind: DocumentKind) =>
  (await call(getCreationRules, {})).rows.find((rule) => rule.kind === kind);

export function useSaveRule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveCreationRule>) => call(saveCreationRule, sent),
    onSuccess: () => client.invalidateQueries({ queryKey: creationRoot }),
  });
}
