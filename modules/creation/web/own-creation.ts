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

/** Whether the reader may begin any document: buttons that lead to the page of kinds are not shown otherwise. */
export const useMayBegin = (): boolean => useOwnCreation().data?.mayBegin ?? false;

/**
 * Whether a kind is offered today, and the reader may create it, or register it, where it comes from outside. The
 * server checks it again.
 */
export function useCreatableKinds(): (kind: string) => boolean {
  const isOffered = useOfferedKinds();
  const { data, isLoading } = useOwnCreation();
  const rows = data?.rows ?? [];
  // Nothing is offered and taken away again; without an answer, as offline, the server decides later.
  const mayCreate = (kind: string) =>
    kind === 'outside'
      ? (data?.mayRegister ?? false)
      : (rows.find((row) => row.kind === kind)?.mayCreate ?? true);
  return (kind) => !isLoading && isOffered(kind) && mayCreate(kind);
}
