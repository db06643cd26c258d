import type { SentInputOf } from '@sarn/kernel';
import { listPeople } from '@sarn/personnel/contract';
import { call } from '@sarn/platform-web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export function usePeople(ask: SentInputOf<typeof listPeople>) {
  return useQuery({
    queryKey: ['personnel', 'people', ask],
    queryFn: ({ signal }) => call(listPeople, ask, { signal }),
    placeholderData: keepPreviousData,
  });
}
