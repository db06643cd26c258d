import type { SentInputOf } from '@sarn/kernel';
import { printEnvelopes } from '@sarn/dispatch/contract';
import { download } from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';

/** The envelopes as one PDF. */
export const useEnvelopes = () =>
  useMutation({
    mutationFn: (ask: SentInputOf<typeof printEnvelopes>) => download(printEnvelopes, ask),
  });
