import { recipientKey } from '@sarn/document/web';
import type { ChosenRecipient } from '@sarn/document/web';
import type { Option } from '@sarn/platform-web';
import { GroupPeople } from './GroupPeople.tsx';

interface GroupRecipientsProps {
  readonly recipients: readonly ChosenRecipient[];
  /** Most units and people in one sending. */
  readonly most: number;
  readonly onChange: (recipients: readonly ChosenRecipient[]) => void;
}

/** Adds the people of a user group to those whom a document is sent to, each once and for information. */
export function GroupRecipients({ recipients, most, onChange }: GroupRecipientsProps) {
  const people = recipients.flatMap(({ personId, name }): Option[] =>
    personId === undefined ? [] : [{ value: personId, label: name }],
  );
  const add = (all: readonly Option[]) => {
    const known = new Set(recipients.map(recipientKey));
    const added = all
      .filter(({ value }) => !known.has(value))
      .map(({ value, label }) => ({ personId: value, name: label, role: 'info' as const }));
    onChange([...recipients, ...added]);
  };
  // Units count among the recipients, too.
  const mostPeople = most - recipients.length + people.length;
  return <GroupPeople people={people} most={mostPeople} onChange={add} />;
}
