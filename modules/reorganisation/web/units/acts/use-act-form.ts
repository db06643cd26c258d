import { civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { ApiError, formatDay, useDialogForm, useLanguage, useWords } from '@sarn/platform-web';
import type { FieldErrors } from '@sarn/platform-web';
import type { UnitChange, UnitDetail } from '@sarn/reorganisation/contract';
import { useState } from 'react';
import { useChangeUnit } from '../units.client.ts';
import { proposalWords } from '../../proposal/words/proposal-words.ts';
import { unitsWords } from '../words/units-words.ts';

/** By which order, from which day, and why. */
export interface OrderDraft {
  readonly from: CivilDate | null;
  readonly orderNo: string;
  readonly reason: string;
}

export const emptyOrder = (): OrderDraft => ({
  from: civilDateAt(new Date()),
  orderNo: '',
  reason: '',
});

/** What is missing of an order. */
export function useOrderCheck(): (order: OrderDraft) => FieldErrors {
  const say = useWords(unitsWords);
  return ({ from, orderNo, reason }) => ({
    from: from === null && say('order.fromMissing'),
    orderNo: orderNo.trim() === '' && say('order.orderMissing'),
    reason: reason.trim().length < 3 && say('order.short'),
  });
}

interface ActFormSpec<V extends OrderDraft> {
  readonly unit: UnitDetail;
  /** Names the form among all: `unit.rename`. */
  readonly name: string;
  readonly start: V;
  readonly check?: (values: V) => FieldErrors;
  readonly changeOf: (values: V) => UnitChange;
  readonly done: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** The form of an act on a unit: sent with the version that was read, at once or as a plan. */
export function useActForm<V extends OrderDraft>(spec: ActFormSpec<V>) {
  const { unit } = spec;
  const say = useWords(unitsWords);
  const sayOfProposal = useWords(proposalWords);
  const language = useLanguage();
  const change = useChangeUnit();
  const checkOrder = useOrderCheck();
  // Raised when the administrator has looked at what another one changed meanwhile.
  const [seen, setSeen] = useState(unit.version);
  const form = useDialogForm({
    name: spec.name,
    about: unit.id,
    start: spec.start,
    check: (values) => ({ ...checkOrder(values), ...spec.check?.(values) }),
    send: ({ from, orderNo, reason, ...rest }) => {
      const values = { from, orderNo, reason, ...rest } as unknown as V;
      return change.mutateAsync({
        ...{ unitId: unit.id, seen, change: spec.changeOf(values) },
        order: { from: from ?? '', orderNo, reason },
      });
    },
    told({ planId, proposalId }, { from }) {
      if (proposalId !== null) {
        const title = sayOfProposal('proposed', { unit: unit.nameTh });
        return { title, text: sayOfProposal('proposedText') };
      }
      const day = formatDay(from ?? '', language, 'full');
      return { title: planId ? say('order.planned', { day }) : spec.done };
    },
    onDone: () => spec.onDone?.(),
    onClose: spec.onClose,
  });
  const isPlanned = (form.values.from ?? '') > civilDateAt(new Date());
  return { form, isPlanned, setSeen, seen };
}

/** What a field without which a unit is not kept says when it is empty. */
export function useMissing(): (
  field: 'nameTh' | 'code' | 'sortKey',
  text: string,
) => string | false {
  const say = useWords(unitsWords);
  return (field, text) =>
    text.trim() === '' && say('order.missing', { field: say(`field.${field}`) });
}

/** Whether somebody else changed the unit after it was read. */
export const isStale = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'identity.unit-stale';
