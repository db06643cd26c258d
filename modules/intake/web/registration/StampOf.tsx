import { getReceiveStamp } from '@sarn/intake/contract';
import { isClassified } from '@sarn/document/contract';
import type { DocumentPanelProps } from '@sarn/document/web';
import { Disclosure, Loaded, call, useWords } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import { ReceiptButton } from '../receipt/ReceiptButton.tsx';
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

/** The receipt of such a letter, for whoever handed it over. */
export function ReceiptOf({ documentId }: { readonly documentId: string }) {
  const lines = useReceiveStamp(documentId).data?.lines ?? [];
  return lines.length === 0 ? null : <ReceiptButton documentId={documentId} />;
}

/** The stamp and the receipt beside a letter that was registered; asked for when it is opened. */
export function StampPanel({ detail }: DocumentPanelProps) {
  const say = useWords(registrationWords);
  const { kind, receiveNo, secrecy, destroyed } = detail;
  if (kind !== 'outside' || receiveNo === null || isClassified(secrecy) || destroyed) return null;
  return (
    <Disclosure title={say('stampAndReceipt')}>
      <OpenedStamp documentId={detail.id} />
    </Disclosure>
  );
}

function OpenedStamp({ documentId }: { readonly documentId: string }) {
  return (
    <Loaded query={useReceiveStamp(documentId)} lines={4}>
      {({ lines }) => (
        <div className="receive-stamp-opened">
          <ReceiveStamp lines={lines} />
          <ReceiptButton documentId={documentId} />
        </div>
      )}
    </Loaded>
  );
}
