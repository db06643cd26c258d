import { useMe } from '@sarn/organisation/web';
import { listRegisters } from '@sarn/register/contract';
import { call, useChanges } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

const root = 'registry';

/** The registers of the reader, as the agency shows them. */
export function useRegisters() {
  return useQuery({
    queryKey: [root, 'registers'],
    queryFn: ({ signal }) => call(listRegisters, {}, { signal }),
  });
}

const never: readonly string[] = [];

/** The permissions of the reader; none until they are known. */
export function usePermissions(): readonly string[] {
  return useMe().data?.permissions ?? never;
}

/** Shows registers and their entries anew when the settings of their display changed. */
export function useBooksLive(): void {
  useChanges(
    root,
    (change, { queryKey: [, what] }) =>
      change.kind === 'settings' &&
      change.id === 'registration-book-display' &&
      (what === 'registers' || what === 'lines' || what === 'sheet'),
  );
}
