import { Button, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useActingOrders } from './acting.client.ts';
import { actingWords } from './words/acting-words.ts';

// The form is large, and pages of other documents do not need it.
const BeginDialog = lazy(() =>
  import('./BeginDialog.tsx').then((file) => ({ default: file.BeginDialog })),
);

/** A published command of a form that offers it: enters who acts for whom, with its number and day. */
export function ActingOffer({ detail }: { readonly detail: DocumentDetail }) {
  const order = detail.publication?.order;
  const isOffered = order?.offersActing === true && detail.publication?.publishedAt !== null;
  return order && isOffered ? <OfferButton detail={detail} people={order.people} /> : null;
}

interface OfferButtonProps {
  readonly detail: DocumentDetail;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

function OfferButton({ detail, people }: OfferButtonProps) {
  const say = useWords(actingWords);
  const [isOpen, setOpen] = useState(false);
  const mayBegin = useActingOrders().data?.mayBegin ?? false;
  if (!mayBegin) return null;
  const [first] = people;
  const order = {
    orderNo: detail.letterNo,
    ...(detail.letterDate && { orderDate: detail.letterDate }),
    ...(first && { delegatePerson: { value: first.id, label: first.name } }),
  };
  return (
    <>
      <Button isWide icon={<UserRoundCheck size={18} />} onPress={() => setOpen(true)}>
        {say('offer')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BeginDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
