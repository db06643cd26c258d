import { FileList } from '@sarn/file/web';
import { powers } from '@sarn/organisation/contract';
import {
  Button,
  DescriptionList,
  Dialog,
  FormDialog,
  TextArea,
  useDialogForm,
  useLanguage,
  useWords,
  formatDay,
  formatMoment,
} from '@sarn/platform-web';
import { actingActs, actingKinds } from '@sarn/delegation/contract';
import type { ActingOrder } from '@sarn/delegation/contract';
import { useState } from 'react';
import { useEndActing } from './acting.client.ts';
import { useOrderNames } from './order-names.ts';
import { periodText } from '@sarn/document/web';
import { actingWords } from './words/acting-words.ts';

interface OrderDialogProps {
  readonly order: ActingOrder;
  readonly onClose: () => void;
}

/** An order of acting in full, and its early end for those who may end it. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const say = useWords(actingWords);
  const [isEndAsked, setEndAsked] = useState(false);
  const facts = useFacts(order);
  if (isEndAsked) return <EndDialog order={order} onClose={onClose} />;
  const footer = (
    <>
      {order.mayEnd && (
        <Button variant="ghost" onPress={() => setEndAsked(true)}>
          {say('detail.end')}
        </Button>
      )}
      <Button onPress={onClose}>{say('detail.close')}</Button>
    </>
  );
  return (
    <Dialog
      isOpen
      title={say('detail.title', { orderNo: order.orderNo })}
      onClose={onClose}
      footer={footer}
    >
      <div className="acting-detail">
        <DescriptionList items={facts} />
        {order.files.length > 0 && <FileList files={order.files} />}
      </div>
    </Dialog>
  );
}

function useFacts(order: ActingOrder) {
  const say = useWords(actingWords);
  const language = useLanguage();
  const names = useOrderNames();
  const power = powers[order.power];
  const termsOf = (table: readonly { code: string; th: string; en: string }[], codes: string[]) =>
    table
      .filter((term) => codes.includes(term.code))
      .map((term) => (language === 'en' ? term.en : term.th))
      .join(', ');
  const limits = [
    { term: say('detail.kinds'), value: termsOf(actingKinds, order.kinds) },
    { term: say('detail.acts'), value: termsOf(actingActs, order.acts) },
    { term: say('detail.units'), value: order.units.map((unit) => unit.name).join(', ') },
  ].filter((item) => item.value !== '');
  const facts = [
    { term: say('column.who'), value: names.delegate(order) },
    {
      term: say('detail.power'),
      value: language === 'en' ? `${power.en} (${power.phrase})` : power.phrase,
    },
    { term: say('column.forWhom'), value: names.principal(order) },
    {
      term: say('detail.onPost'),
      value: order.principalPost ? order.principalName || say('vacant') : '',
    },
    { term: say('column.period'), value: periodText(order, language, say('untilOrder')) },
    { term: say('detail.orderDate'), value: formatDay(order.orderDate, language, 'full') },
    ...(limits.length > 0 ? limits : [{ term: say('detail.scope'), value: say('detail.full') }]),
    { term: say('detail.matters'), value: order.matters, isLong: true },
    { term: say('detail.redelegate'), value: order.mayRedelegate ? say('detail.yes') : '' },
    {
      term: say('detail.entered'),
      value: withTime(order.enteredByName, order.enteredAt, language),
    },
    ...(order.endedAt
      ? [
          {
            term: say('detail.ended'),
            value: withTime(order.endedByName, order.endedAt, language),
          },
          { term: say('detail.reason'), value: order.endReason, isLong: true },
        ]
      : []),
  ];
  return facts.filter((item) => item.value !== '');
}

function withTime(name: string, at: string, language: ReturnType<typeof useLanguage>): string {
  return [name, formatMoment(at, language)].filter(Boolean).join(' · ');
}

function EndDialog({ order, onClose }: OrderDialogProps) {
  const say = useWords(actingWords);
  const names = useOrderNames();
  const end = useEndActing();
  const form = useDialogForm({
    name: 'acting.end',
    about: order.id,
    start: { reason: '' },
    send: async ({ reason }) => end.mutateAsync({ id: order.id, reason }),
    told: () => ({ title: say('endEarly.done') }),
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('endEarly.title')}
      form={form}
      label={say('endEarly.submit')}
      tone="danger"
      isDisabled={form.values.reason.trim().length < 3}
      onClose={onClose}
    >
      <p>{say('endEarly.text', { name: order.delegateName || names.delegate(order) })}</p>
      <TextArea label={say('endEarly.reason')} isRequired rows={3} {...form.field('reason')} />
    </FormDialog>
  );
}
