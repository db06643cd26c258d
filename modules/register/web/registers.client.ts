import { listRegisters } from '@sarn/register/contract';
import { call } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

const root = 'registry';

/** The registers of the reader. */
export function useRegisters() {
  return useQuery({
    queryKey: [root, 'registers'],
    queryFn: ({ signal }) => call(listRegisters, {}, { signal }),
  });
}
