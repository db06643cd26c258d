import {
  Button,
  ErrorSummary,
  FormDialog,
  Select,
  TextField,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import type { RecipientGroup } from '@sarn/circulation/contract';
import { useState } from 'react';
import { PeoplePicker } from '@sarn/document/web';
import { UnitsPicker } from '@sarn/document/web';
import type { PickedUnit } from '@sarn/document/web';
import { useDeleteGroup, useSaveGroup } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

interface GroupDialogProps {
  /** The group to change; a new one where left out. */
  readonly group?: RecipientGroup;
  /** Units whose groups the reader keeps. */
  readonly units: readonly PickedUnit[];
  readonly onClose: () => void;
}

/** A group of recipients: its name, and who is in it. */
export function GroupDialog({ group, units, onClose }: GroupDialogProps) {
  const say = useWords(circulationWords);
  const toasts = useToasts();
  const save = useSaveGroup();
  const [name, setName] = useState(group?.name ?? '');
  const [unitId, setUnitId] = useState(group?.unit.id ?? units[0]?.id ?? '');
  const [picked, setPicked] = useState<readonly PickedUnit[]>(group?.units ?? []);
  const [people, setPeople] = useState<readonly Option[]>(
    (group?.people ?? []).map((person) => ({ value: person.id, label: person.name })),
  );
  const [isChecked, setChecked] = useState(false);
  const hasNoName = name.trim() === '';
  const hasNobody = picked.length + people.length === 0;
  const submit = () => {
    setChecked(true);
    if (hasNoName || hasNobody) return;
    const members = {
      unitIds: picked.map(({ id }) => id),
      personIds: people.map(({ value }) => value),
    };
    const onSuccess = () => {
      toasts.show({ tone: 'success', title: say('group.saved'), text: name });
      onClose();
    };
    save.mutate({ ...(group ? { id: group.id } : {}), unitId, name, members }, { onSuccess });
  };
  return (
    <FormDialog
      title={say(group ? 'group.edit' : 'group.new')}
      save={save}
      label={say('group.save')}
      more={group && <DeleteButton group={group} onGone={onClose} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={say('group.name')}
        isRequired
        value={name}
        maxLength={120}
        onChange={setName}
        error={isChecked && hasNoName ? say('group.nameMissing') : null}
      />
      {!group && units.length > 1 && (
        <Select
          label={say('group.unit')}
          options={units.map((unit) => ({ value: unit.id, label: unit.name }))}
          value={unitId}
          onChange={setUnitId}
        />
      )}
      <PeoplePicker
        label={say('send.people')}
        scopeUnitId={null}
        people={people}
        onChange={setPeople}
      />
      <UnitsPicker
        label={say('send.units')}
        units={picked}
        onChange={setPicked}
        error={isChecked && hasNobody ? say('group.memberMissing') : null}
        isOptional
      />
    </FormDialog>
  );
}

interface DeleteButtonProps {
  readonly group: RecipientGroup;
  readonly onGone: () => void;
}

function DeleteButton({ group: { id, name }, onGone }: DeleteButtonProps) {
  const say = useWords(circulationWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const drop = useDeleteGroup();
  const remove = async () => {
    const title = say('group.deleteSure', { name });
    if (!(await dialogs.confirm({ title, tone: 'warning' }))) return;
    const onSuccess = () => {
      toasts.show({ title: say('group.deleted'), text: name });
      onGone();
    };
    drop.mutate(id, { onSuccess });
  };
  return (
    <>
      <ErrorSummary error={drop.error} isFocused />
      <Button variant="ghost" isPending={drop.isPending} onPress={() => void remove()}>
        {say('group.delete')}
      </Button>
    </>
  );
}
