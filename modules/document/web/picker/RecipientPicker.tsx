import { useLanguage, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import type { UnitNode } from '@sarn/organisation/contract';
import { registryWords } from '../words/registry-words.ts';
import { ChosenRecipients } from './ChosenRecipients.tsx';
import { PersonPicker, UnitTree } from '@sarn/organisation/web';
import { recipientKey } from './recipient.ts';
import type { ChosenRecipient } from './recipient.ts';

export interface RecipientPickerProps {
  readonly label: string;
  readonly recipients: readonly ChosenRecipient[];
  readonly onChange: (recipients: readonly ChosenRecipient[]) => void;
  readonly error: string | null;
}

/** Units from the tree and people by name, each to act on the document or for information. */
export function RecipientPicker({ label, recipients, onChange, error }: RecipientPickerProps) {
  const say = useWords(registryWords);
  const language = useLanguage();
  const chosen = new Set(recipients.map(recipientKey));
  const add = (recipient: ChosenRecipient) => {
    if (!chosen.has(recipientKey(recipient))) onChange([...recipients, recipient]);
  };
  const toggleUnit = (unit: UnitNode, isChosen: boolean) => {
    const name = language === 'en' && unit.nameEn ? unit.nameEn : unit.nameTh;
    if (isChosen) add({ unitId: unit.id, name, role: recipients.length ? 'info' : 'main' });
    else onChange(recipients.filter((known) => known.unitId !== unit.id));
  };
  const addPerson = (person: Option | null) => {
    if (person?.value) add({ personId: person.value, name: person.label, role: 'info' });
  };
  return (
    <fieldset className="reg-recipients">
      <legend className="s-label">{label}</legend>
      <div className="reg-recipients-pick">
        <UnitTree label={say('picker.units')} chosen={chosen} onToggle={toggleUnit} />
        <PersonPicker
          key={recipients.length}
          label={say('picker.addPerson')}
          scopeUnitId={null}
          value={null}
          onChange={addPerson}
        />
      </div>
      <ChosenRecipients recipients={recipients} onChange={onChange} />
      {error && (
        <p className="s-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
