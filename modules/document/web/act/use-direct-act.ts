import { newCommandKey, useToasts } from '@sarn/platform-web';
import type { DocumentDetail, MayAct } from '@sarn/document/contract';
import { useState } from 'react';
import { sentCapacity, usualCapacity } from './capacity-choice.ts';
import { useAct } from '../registry.client.ts';
import { actKey } from './acts.ts';
import type { ActDone } from './act-form.ts';

const nothing = { asked: 'none', form: {} } as const;
/** The next number: no reserved one is used. */
const noNumber = { asked: 'takeNumber', form: {} } as const;

/** Acts without a form: done when the button is pressed, with a message if they fail. */
export function useDirectAct(
  detail: DocumentDetail,
  onDone: (may: MayAct, done: ActDone) => Promise<void>,
) {
  const toasts = useToasts();
  const [pendingKey, setPending] = useState<string | null>(null);
  const { mutateAsync } = useAct(detail);
  const act = async (may: MayAct) => {
    setPending(actKey(may));
    try {
      const { documentId, number, isWaiting } = await mutateAsync({
        on: may.on,
        targetId: may.targetId,
        act: may.act,
        may,
        version: detail.version,
        ...sentCapacity(usualCapacity(may.capacities)),
        ...(may.form === 'takeNumber' ? noNumber : nothing),
        idempotencyKey: newCommandKey(),
        typed: null,
      });
      await onDone(may, { documentId, number, isWaiting });
    } catch (error) {
      toasts.fail(error);
    } finally {
      setPending(null);
    }
  };
  return { act: (may: MayAct) => void act(may), pendingKey };
}
