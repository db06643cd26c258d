import { IconButton, RadioGroup, useWords } from '@sarn/platform-web';
import { pickerWords } from '@sarn/organisation/web';
import { Building2, UserRound, X } from 'lucide-react';
import { registryWords } from '../words/registry-words.ts';
import { recipientKey } from './recipient.ts';
import type { ChosenRecipient } from './recipient.ts';

interface ChosenRecipientsProps {
  readonly recipients: readonly ChosenRecipient[];
  readonly onChange: (recipients: readonly ChosenRecipient[]) => void;
}

/** Those chosen so far, each with what the document is sent for. */
export function ChosenRecipients({ recipients, onChange }: ChosenRecipientsProps) {
  const say = useWords(registryWords);
  if (recipients.length === 0) return <p className="s-muted s-small">{say('picker.nobody')}</p>;
  return (
    <div>
      <p className="s-small s-muted" aria-live="polite">
        {say('picker.chosen', { count: recipients.length })}
      </p>
      <ul className="picker-people">
        {recipients.map((recipient) => (
          <Chosen
            key={recipientKey(recipient)}
            recipient={recipient}
            onRole={(role) =>
              onChange(
                recipients.map((known) => (known === recipient ? { ...known, role } : known)),
              )
            }
            onRemove={() => onChange(recipients.filter((known) => known !== recipient))}
          />
        ))}
      </ul>
    </div>
  );
}

interface ChosenProps {
  readonly recipient: ChosenRecipient;
  readonly onRole: (role: ChosenRecipient['role']) => void;
  readonly onRemove: () => void;
}

function Chosen({ recipient, onRole, onRemove }: ChosenProps) {
  const say = useWords(registryWords);
  const sayPicker = useWords(pickerWords);
  const { name } = recipient;
  const Icon = recipient.unitId ? Building2 : UserRound;
  return (
    <li className="picker-person">
      <Icon size={18} aria-hidden="true" />
      <span className="picker-person-text">{name}</span>
      <RadioGroup
        label={say('picker.roleOf', { name })}
        isLabelHidden
        isRow
        options={[
          { value: 'main', label: say('role.main') },
          { value: 'info', label: say('role.info') },
        ]}
        value={recipient.role}
        onChange={onRole}
      />
      <IconButton size="s" aria-label={sayPicker('remove', { name })} onPress={onRemove}>
        <X size={16} />
      </IconButton>
    </li>
  );
}
