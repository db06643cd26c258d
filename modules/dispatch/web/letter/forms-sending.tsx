import { CheckboxField, Select, TextField, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { dispatchForms, postMethods, unsentStates } from '@sarn/dispatch/contract';
import { sendMethods } from '@sarn/contact/contract';
import type { OutsideState } from '@sarn/correspondence/contract';
import type { SendMethod } from '@sarn/contact/contract';
import { actForm } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import { NoteField } from '@sarn/document/web';
import { PersonPicker } from '@sarn/organisation/web';
import { useTerms } from '@sarn/document/web';
import { letterWords } from '@sarn/correspondence/web';
import '@sarn/correspondence/letter.css';

interface Sending {
  readonly recipientId: string;
  readonly name: string;
  readonly ways: readonly string[];
  readonly isChosen: boolean;
  readonly method: SendMethod;
  readonly reference: string;
  readonly address: string;
  readonly carrier: Option | null;
}

interface Sendings {
  readonly sendings: readonly Sending[];
  readonly note: string;
}

function DispatchFields({ draft, change, error }: ActFieldsProps<Sendings>) {
  const say = useWords(letterWords);
  const chosen = draft.sendings.filter(({ isChosen }) => isChosen);
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
            // Only the chosen ones are sent, and counted.
            addressError={error(`sendings.${chosen.indexOf(sending)}.address`)}
          />
        ))}
      </ul>
      {chosen.length === 0 && error('sendings') && (
        <p className="s-field-error" role="alert">
          {say('sending.mustChoose')}
        </p>
      )}
      <NoteField note={draft.note} onChange={(note) => change({ note })} error={error('note')} />
    </>
  );
}

interface RowProps {
  readonly sending: Sending;
  readonly onChange: (part: Partial<Sending>) => void;
  readonly addressError: string | null;
}

function SendingRow({ sending, onChange, addressError }: RowProps) {
  const say = useWords(letterWords);
  const term = useTerms();
  const methods = (Object.keys(sendMethods) as SendMethod[])
    .filter((method) => sending.ways.includes(method))
    .map((value) => ({ value, label: term(sendMethods[value]) }));
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
          <WayField sending={sending} onChange={onChange} addressError={addressError} />
        </div>
      )}
    </li>
  );
}

/** Fields of the chosen way. */
function WayField({ sending, onChange, addressError }: RowProps) {
  const say = useWords(letterWords);
  const { method } = sending;
  if (method === 'email') {
    return (
      <TextField
        label={say('sending.email')}
        description={say('sending.emailHint')}
        isRequired
        value={sending.address}
        maxLength={200}
        error={addressError}
        onChange={(address) => onChange({ address: address.trim() })}
      />
    );
  }
  if (method === 'hand') {
    return (
      <PersonPicker
        label={say('sending.carrier')}
        description={say('sending.carrierHint')}
        scopeUnitId={null}
        value={sending.carrier}
        onChange={(carrier) => onChange({ carrier })}
      />
    );
  }
  return postMethods.includes(method) ? (
    <TextField
      label={say('sending.reference')}
      description={say('sending.referenceHint')}
      value={sending.reference}
      maxLength={100}
      onChange={(reference) => onChange({ reference })}
    />
  ) : null;
}

const isUnsent = (state: OutsideState): boolean => unsentStates.includes(state);

/**
 * The server takes the address of the address book where none is sent. Here the field shows it, so an
 * empty one means that there is none.
 */
const schema = dispatchForms.dispatchOutside.superRefine(({ sendings }, { addIssue }) => {
  for (const [place, { method, address }] of sendings.entries()) {
    if (method === 'email' && address === '') {
      addIssue({ code: 'custom', path: ['sendings', place, 'address'], message: 'required' });
    }
  }
});

/** The way by which the letter goes to each addressee; those who still wait are preselected. */
export const dispatchOutsideForm = actForm<'dispatchOutside', Sendings>('dispatchOutside', {
  schema,
  start: ({ detail }) => ({
    sendings: (detail.letter?.recipients ?? [])
      .filter(({ state }) => isUnsent(state))
      .map(({ id, name, method, email, ways }) => ({
        recipientId: id,
        name,
        ways,
        isChosen: true,
        method: (ways.includes(method) ? method : 'post') as SendMethod,
        reference: '',
        address: email,
        carrier: null,
      })),
    note: '',
  }),
  toInput: ({ sendings, note }) => ({
    note,
    sendings: sendings
      .filter((one) => one.isChosen)
      .map(({ recipientId, method, reference, address, carrier }) => ({
        ...{ recipientId, method },
        reference: postMethods.includes(method) ? reference : '',
        address: method === 'email' ? address : '',
        ...(method === 'hand' && carrier ? { carrierId: carrier.value } : {}),
      })),
  }),
  Fields: DispatchFields,
  isWide: true,
});
