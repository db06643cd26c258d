import { CheckboxField, RadioGroup, Select, TextField, useWords } from '@sarn/platform-web';
import { sendMethods } from '@sarn/registry/contract';
import type { SendMethod } from '@sarn/registry/contract';
import { anyForm } from '../act/act-form.ts';
import type { ActFieldsProps } from '../act/act-form.ts';
import { useTermOptions } from '../act/forms-send.tsx';
import { NoteField } from '../act/forms-text.tsx';
import { letterWords } from './words/letter-words.ts';
import './letter.css';

interface Sending {
  readonly recipientId: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly method: SendMethod;
  readonly reference: string;
}

interface Sendings {
  readonly sendings: readonly Sending[];
  readonly note: string;
}

function DispatchFields({ draft, change, error }: ActFieldsProps<Sendings>) {
  const say = useWords(letterWords);
  const set = (id: string, part: Partial<Sending>) =>
    change({
      sendings: draft.sendings.map((one) => (one.recipientId === id ? { ...one, ...part } : one)),
    });
  return (
    <>
      <ul className="letter-sendings">
        {draft.sendings.map((sending) => (
          <SendingRow
            key={sending.recipientId}
            sending={sending}
            onChange={(part) => set(sending.recipientId, part)}
          />
        ))}
      </ul>
      {error('sendings') && (
        <p className="s-field-error" role="alert">
          {say('sending.mustChoose')}
        </p>
      )}
      <NoteField note={draft.note} onChange={(note) => change({ note })} error={error('note')} />
    </>
  );
}

function SendingRow(props: {
  readonly sending: Sending;
  readonly onChange: (part: Partial<Sending>) => void;
}) {
  const say = useWords(letterWords);
  const methods = useTermOptions(sendMethods);
  const { sending, onChange } = props;
  return (
    <li>
      <strong>{sending.name}</strong>
      <CheckboxField isSelected={sending.isChosen} onChange={(isChosen) => onChange({ isChosen })}>
        {say('sending.choose')}
      </CheckboxField>
      {sending.isChosen && (
        <div className="letter-sending-fields">
          <Select
            label={say('method')}
            options={methods}
            value={sending.method}
            onChange={(method) => onChange({ method })}
          />
          <TextField
            label={say('sending.reference')}
            value={sending.reference}
            onChange={(reference) => onChange({ reference })}
          />
        </div>
      )}
    </li>
  );
}

/** By which way the letter left for each addressee; those who still wait are ticked at first. */
export const dispatchOutsideForm = anyForm<Sendings>({
  start: ({ detail }) => ({
    sendings: (detail.letter?.recipients ?? [])
      .filter(({ state }) => state === 'WAITING' || state === 'FAILED')
      .map(({ id, name, method }) => ({
        recipientId: id,
        name,
        isChosen: true,
        method: method as SendMethod,
        reference: '',
      })),
    note: '',
  }),
  toInput: ({ sendings, note }) => ({
    note,
    sendings: sendings
      .filter((one) => one.isChosen)
      .map(({ recipientId, method, reference }) => ({ recipientId, method, reference })),
  }),
  Fields: DispatchFields,
  isWide: true,
});

interface Receipt {
  readonly recipientId: string | null;
  readonly outcome: 'DELIVERED' | 'FAILED';
  readonly theirNo: string;
  readonly note: string;
}

function ReceiptFields({ draft, change, error, detail }: ActFieldsProps<Receipt>) {
  const say = useWords(letterWords);
  const sent = (detail.letter?.recipients ?? []).filter((one) => one.state === 'SENT');
  return (
    <>
      <Select
        label={say('sending.recipient')}
        isRequired
        options={sent.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.recipientId}
        onChange={(recipientId) => change({ recipientId })}
        error={error('recipientId')}
      />
      <RadioGroup
        label={say('sending.outcome')}
        isRow
        options={[
          { value: 'DELIVERED', label: say('sending.DELIVERED') },
          { value: 'FAILED', label: say('sending.FAILED') },
        ]}
        value={draft.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      {draft.outcome === 'DELIVERED' ? (
        <TextField
          label={say('sending.theirNo')}
          value={draft.theirNo}
          onChange={(theirNo) => change({ theirNo })}
          error={error('theirNo')}
        />
      ) : (
        <p className="s-small s-muted">{say('sending.failedHint')}</p>
      )}
      <NoteField note={draft.note} onChange={(note) => change({ note })} error={error('note')} />
    </>
  );
}

/** What became of the sending to one addressee; the only one is chosen at once. */
export const receiptForm = anyForm<Receipt>({
  start: ({ detail }) => {
    const sent = (detail.letter?.recipients ?? []).filter((one) => one.state === 'SENT');
    const only = sent.length === 1 ? sent[0] : undefined;
    return { recipientId: only?.id ?? null, outcome: 'DELIVERED', theirNo: '', note: '' };
  },
  toInput: ({ recipientId, outcome, theirNo, note }) => ({
    recipientId: recipientId ?? '',
    outcome,
    theirNo: outcome === 'DELIVERED' ? theirNo : '',
    note,
  }),
  Fields: ReceiptFields,
});
