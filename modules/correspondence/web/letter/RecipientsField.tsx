import { Button, FormRow, IconButton, Select, useWords } from '@sarn/platform-web';
import { sendMethods } from '@sarn/contact/contract';
import { Plus, X } from 'lucide-react';
import { useTermOptions } from '@sarn/document/web';
import { useChosenContact, useContactAddress } from '@sarn/contact/web';
import type { Contact } from '@sarn/contact/contract';
import { letterRules } from '@sarn/document/contract';
import { WordBox } from '../picker/WordBox.tsx';
import type { LetterFieldProps } from './field-props.ts';
import type { DraftRecipient } from './letter-draft.ts';
import { letterWords } from './words/letter-words.ts';
import './letter.css';

/** Addressees outside the agency, each with its channel of sending. */
export function RecipientsField({ kind, draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  const { recipients } = draft;
  const set = (place: number, part: Partial<DraftRecipient>) =>
    change({ recipients: recipients.map((one, at) => (at === place ? { ...one, ...part } : one)) });
  const address = useContactAddress(draft, change);
  // Only a letter with a salutation names the post; a stamped one names the agency.
  const hasSalutation = letterRules[kind].fields.includes('salutation');
  const wrong = error('recipients');
  return (
    <FormRow>
      <fieldset className="reg-recipients">
        <legend className="s-label">
          {say('recipients')} <span className="s-required">*</span>
        </legend>
        <p className="s-small s-muted letter-hint">{say('recipientsHint')}</p>
        <ul className="letter-recipients">
          {recipients.map((recipient, place) => (
            // Rows have no id, so the index is the key.
            <Row
              key={place}
              place={place}
              recipient={recipient}
              onChange={(part) => set(place, part)}
              onChosen={place === 0 && hasSalutation ? address : undefined}
              onRemove={
                recipients.length > 1
                  ? () => change({ recipients: recipients.filter((_one, at) => at !== place) })
                  : undefined
              }
            />
          ))}
        </ul>
        {wrong && (
          <p className="s-field-error" role="alert">
            {wrong}
          </p>
        )}
        <div>
          <Button
            size="s"
            icon={<Plus size={16} />}
            onPress={() => change({ recipients: [...recipients, { name: '', method: 'post' }] })}
          >
            {say('addRecipient')}
          </Button>
        </div>
      </fieldset>
    </FormRow>
  );
}

interface RowProps {
  readonly place: number;
  readonly recipient: DraftRecipient;
  readonly onChange: (part: Partial<DraftRecipient>) => void;
  /** The entry of the address book whose name was entered. */
  readonly onChosen: ((contact: Contact) => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function Row({ place, recipient, onChange, onChosen, onRemove }: RowProps) {
  const say = useWords(letterWords);
  useChosenContact(recipient.name, (contact) => {
    onChange({ method: contact.usualMethod });
    onChosen?.(contact);
  });
  return (
    <li className="letter-recipient">
      <WordBox
        field="addressee"
        label={say('recipientName', { place: place + 1 })}
        text={recipient.name}
        onChange={(name) => onChange({ name })}
        error={null}
      />
      <Select
        label={say('method')}
        options={useTermOptions(sendMethods).filter(
          ({ value }) => value !== 'exchange' || recipient.method === 'exchange',
        )}
        value={recipient.method}
        onChange={(method) => onChange({ method })}
      />
      {onRemove && (
        <IconButton
          size="s"
          aria-label={say('removeRecipient', { place: place + 1 })}
          onPress={onRemove}
        >
          <X size={16} />
        </IconButton>
      )}
    </li>
  );
}
