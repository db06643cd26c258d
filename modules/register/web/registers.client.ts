import { listRegisters } from '@sarn/register/contract';
import { call } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

const root = 'registry';

/** The registers the reader keeps. */
export function useRegisters() {
  return useQuery({
    queryKey: [root, 'registers'],
    queryFn: ({ signal }) => call(listRegisters, {}, { signal }),
  });
}
