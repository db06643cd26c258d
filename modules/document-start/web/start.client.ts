import { getStarts } from '@sarn/document-start/contract';
import { call } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';

/** With what the reader is likely to begin. */
export const useStarts = () =>
  useQuery({
    queryKey: ['registry', 'starts'],
    queryFn: ({ signal }) => call(getStarts, {}, { signal }),
  });
