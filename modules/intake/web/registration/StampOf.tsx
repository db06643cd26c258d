import { getReceiveStamp } from '@sarn/intake/contract';
import { isClassified } from '@sarn/document/contract';
import type { DocumentPanelProps } from '@sarn/document/web';
import { Disclosure, Loaded, call, useWords } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import { ReceiveStamp } from './ReceiveStamp.tsx';
import { registrationWords } from './words/registration-words.ts';

const useReceiveStamp = (documentId: string) =>
  useQuery({
    queryKey: ['registry', 'receive-stamp', documentId],
    queryFn: ({ signal }) => call(getReceiveStamp, { documentId }, { signal }),
  });

/** The stamp of a letter, to be copied onto its paper; nothing for one that has none. */
export function StampOf({ documentId }: { readonly documentId: string }) {
  const lines = useReceiveStamp(documentId).data?.lines ?? [];
  return lines.length === 0 ? null : <ReceiveStamp lines={lines} />;
}

/** The stamp beside a letter that was registered; asked for when it is opened. */
export function StampPanel({ detail }: DocumentPanelProps) {
  const say = useWords(registrationWords);
  const { kind, receiveNo, secrecy, destroyed } = detail;
  if (kind !== 'outside' || receiveNo === null || isClassified(secrecy) || destroyed) return null;
  return (
    <Disclosure title={say('stamp')}>
      <OpenedStamp documentId={detail.id} />
    </Disclosure>
  );
}

function OpenedStamp({ documentId }: { readonly documentId: string }) {
  return (
    <Loaded query={useReceiveStamp(documentId)} lines={4}>
      {({ lines }) => <ReceiveStamp lines={lines} />}
    </Loaded>
  );
}
