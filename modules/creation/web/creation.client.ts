import { getCreationRules, saveCreationRule } from '@sarn/creation/contract';
import type { SentInputOf } from '@sarn/kernel';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { creationRoot } from './own-creation.ts';

export const useCreationRules = () =>
  useQuery({
    queryKey: [...creationRoot, 'rules'],
    queryFn: ({ signal }) => call(getCreationRules, {}, { signal }),
  });

export function useSaveRule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof saveCreationRule>) => call(saveCreationRule, sent),
    onSuccess: () => client.invalidateQueries({ queryKey: creationRoot }),
  });
}
