import { getOwnCreation } from '@sarn/creation/contract';
import { useOfferedKinds } from '@sarn/document-classes/web';
import { call } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

/** Below the settings: open create menus and forms hear of a change as of every table of settings. */
export const creationRoot = ['settings', 'creation'] as const;

/** What the reader may create, of the kinds that have a rule. */
export const useOwnCreation = () =>
  useQuery({
    queryKey: [...creationRoot, 'own'],
    queryFn: ({ signal }) => call(getOwnCreation, {}, { signal }),
  });

/** Whether a kind is offered today, and the reader may create it. The server checks it again. */
export function useCreatableKinds(): (kind: string) => boolean {
  const isOffered = useOfferedKinds();
  const rows = useOwnCreation().data?.rows ?? [];
  return (kind) => isOffered(kind) && (rows.find((row) => row.kind === kind)?.mayCreate ?? true);
}
