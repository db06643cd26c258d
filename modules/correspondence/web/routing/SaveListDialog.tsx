import { FormDialog, Select, TextField, useToasts, useWords } from '@sarn/platform-web';
import type { NamedMember, RoutingPurpose } from '@sarn/correspondence/contract';
import { useState } from 'react';
import { toMember } from './member.ts';
import { useSaveList } from './routing.client.ts';
import { routingWords } from './words/routing-words.ts';

interface SaveListDialogProps {
  readonly purpose: RoutingPurpose;
  readonly members: readonly NamedMember[];
  /** Units whose lists the reader keeps. */
  readonly units: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** Asks for the name of a list, and whose it is. */
export function SaveListDialog({ purpose, members, units, onClose }: SaveListDialogProps) {
  const say = useWords(routingWords);
  const toasts = useToasts();
  const save = useSaveList();
  const [name, setName] = useState('');
  const [unitId, setUnitId] = useState('');
  const [isChecked, setChecked] = useState(false);
  const send = () => {
    setChecked(true);
    if (name.trim() === '') return;
    save.mutate(
      { name, purpose, members: members.map(toMember), ...(unitId ? { unitId } : {}) },
      {
        onSuccess: () => {
          toasts.show({ title: say('saved'), text: name, tone: 'success' });
          onClose();
        },
      },
    );
  };
  const owners = [
    { value: '', label: say('mine') },
    ...units.map((unit) => ({ value: unit.id, label: unit.name })),
  ];
  return (
    <FormDialog
      size="s"
      title={say('save')}
      save={save}
      label={say('saveShort')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={say('name')}
        description={say('nameHint')}
        isRequired
        value={name}
        maxLength={120}
        onChange={setName}
        error={isChecked && name.trim() === '' ? say('nameMissing') : null}
      />
      {units.length > 0 && (
        <Select label={say('owner')} options={owners} value={unitId} onChange={setUnitId} />
      )}
      <ol className="routing-members">
        {members.map((member) => (
          <li key={member.unitId ?? member.personId}>{member.name}</li>
        ))}
      </ol>
    </FormDialog>
  );
}
