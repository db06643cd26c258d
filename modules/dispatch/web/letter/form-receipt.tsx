import { RadioGroup, Select, TextField, useWords } from '@sarn/platform-web';
import { dispatchForms } from '@sarn/dispatch/contract';
import { handOutcomes, outsideStates } from '@sarn/correspondence/contract';
import type { HandOutcome, OutsideRecipientView } from '@sarn/correspondence/contract';
import { actForm } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import { NoteField } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { letterWords } from '@sarn/correspondence/web';

interface Receipt {
  readonly recipientId: string | null;
  /** Null until it is chosen. */
  readonly outcome: HandOutcome | null;
  readonly theirNo: string;
  readonly note: string;
}

const outcomesOf: Readonly<Partial<Record<OutsideRecipientView['state'], readonly HandOutcome[]>>> =
  {
    WAITING: ['CANCELLED'],
    BOUNCED: ['CANCELLED'],
    RETURNED: ['CANCELLED'],
    SENT: handOutcomes.filter((outcome) => outcome !== 'CANCELLED'),
    DELIVERED: ['ACCEPTED'],
  };

const possible = (recipient: OutsideRecipientView | undefined): readonly HandOutcome[] =>
  (recipient && outcomesOf[recipient.state]) ?? [];

/** Addressees for whom a result can be recorded, sent ones first. */
function openOf(recipients: readonly OutsideRecipientView[]): OutsideRecipientView[] {
  const open = recipients.filter((one) => possible(one).length > 0);
  return open.toSorted((a, b) => Number(b.state === 'SENT') - Number(a.state === 'SENT'));
}

const arrived: readonly HandOutcome[] = ['DELIVERED', 'ACCEPTED'];

const hasArrived = (outcome: HandOutcome | null): boolean =>
  outcome !== null && arrived.includes(outcome);

/** The outcome that is likely; none where the first one would end or fail the sending. */
function likely(recipient: OutsideRecipientView | undefined): HandOutcome | null {
  const [first] = possible(recipient);
  return first && arrived.includes(first) ? first : null;
}

function ReceiptFields({ draft, change, error, detail }: ActFieldsProps<Receipt>) {
  const say = useWords(letterWords);
  const term = useTerms();
  const open = openOf(detail.letter?.recipients ?? []);
  const chosen = open.find(({ id }) => id === draft.recipientId);
  return (
    <>
      <Select
        label={say('sending.recipient')}
        isRequired
        options={open.map(({ id, name, stateTerm }) => ({
          value: id,
          label: `${name} (${term(stateTerm)})`,
        }))}
        value={draft.recipientId}
        onChange={(recipientId) => {
          change({ recipientId, outcome: likely(open.find(({ id }) => id === recipientId)) });
        }}
        error={error('recipientId')}
      />
      <RadioGroup
        label={say('sending.outcome')}
        isRequired
        options={possible(chosen).map((value) => ({ value, label: term(outsideStates[value]) }))}
        value={draft.outcome}
        onChange={(outcome) => change({ outcome })}
        error={error('outcome')}
      />
      <OutcomeField draft={draft} change={change} error={error} />
      <NoteField note={draft.note} onChange={(note) => change({ note })} error={error('note')} />
    </>
  );
}

/** The number there, or other fields of the outcome. */
function OutcomeField(props: Pick<ActFieldsProps<Receipt>, 'draft' | 'change' | 'error'>) {
  const say = useWords(letterWords);
  const { draft, change, error } = props;
  if (draft.outcome === null) return null;
  if (hasArrived(draft.outcome)) {
    return (
      <TextField
        label={say('sending.theirNo')}
        value={draft.theirNo}
        onChange={(theirNo) => change({ theirNo })}
        error={error('theirNo')}
      />
    );
  }
  const hint = draft.outcome === 'CANCELLED' ? 'cancelledHint' : 'failedHint';
  return <p className="s-small s-muted">{say(`sending.${hint}`)}</p>;
}

/** The result of the sending to one addressee; a single addressee is preselected. */
export const receiptForm = actForm<'receipt', Receipt>('receipt', {
  schema: dispatchForms.receipt,
  start: ({ detail }) => {
    const [first] = openOf(detail.letter?.recipients ?? []);
    return { recipientId: first?.id ?? null, outcome: likely(first), theirNo: '', note: '' };
  },
  toInput: ({ recipientId, outcome, theirNo, note }) => ({
    ...{ recipientId: recipientId ?? '', outcome: outcome ?? undefined, note },
    theirNo: hasArrived(outcome) ? theirNo : '',
  }),
  Fields: ReceiptFields,
});
