import { FormDialog, Select, TextField, useToasts, useWords } from '@sarn/platform-web';
import type { Folder } from '@sarn/worklist/contract';
import { useState } from 'react';
import { useChangeFolder, useFolders, useListDesk } from '../list/list.client.ts';
import type { FolderChange } from '../list/list.client.ts';
import { listWords } from '../list/words/list-words.ts';

interface FolderDialogProps {
  /** The folder to rename or move; a new one is made where left out. */
  readonly folder?: Folder | undefined;
  /** The folder the new one stands in. */
  readonly parent?: Folder | undefined;
  readonly onClose: () => void;
  readonly onMade?: ((id: string) => void) | undefined;
}

/** Makes a folder, or gives it another name or place. */
export function FolderDialog({ folder, parent, onClose, onMade }: FolderDialogProps) {
  const say = useWords(listWords);
  const toasts = useToasts();
  const save = useChangeFolder();
  const [name, setName] = useState(folder?.name ?? '');
  const [place, setPlace] = useState(folder?.parentId ?? parent?.id ?? '');
  const [unitId, setUnitId] = useState(folder?.unit?.id ?? parent?.unit?.id ?? '');
  const [isChecked, setChecked] = useState(false);
  const isMissing = name.trim() === '';
  const send = () => {
    setChecked(true);
    if (isMissing) return;
    save.mutate(changeOf({ folder, name, place, unitId }), {
      onSuccess: (id) => {
        toasts.show({ title: say('folder.saved'), text: name, tone: 'success' });
        onClose();
        if (id) onMade?.(id);
      },
    });
  };
  return (
    <FormDialog
      size="s"
      title={say(folder ? 'folder.rename' : parent ? 'folder.createIn' : 'folder.create')}
      save={save}
      label={say('folder.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={say('folder.name')}
        isRequired
        value={name}
        maxLength={120}
        onChange={setName}
        error={isChecked && isMissing ? say('folder.nameMissing') : null}
      />
      {!folder && !parent && (
        <OwnerSelect
          value={unitId}
          onChange={(id) => {
            setUnitId(id);
            setPlace('');
          }}
        />
      )}
      <PlaceSelect folder={folder} unitId={unitId} value={place} onChange={setPlace} />
    </FormDialog>
  );
}

function changeOf(draft: {
  folder: Folder | undefined;
  name: string;
  place: string;
  unitId: string;
}): FolderChange {
  const { folder, name, place, unitId } = draft;
  if (folder) return { what: 'change', id: folder.id, name, parentId: place };
  return {
    what: 'create',
    name,
    ...(place ? { parentId: place } : {}),
    ...(unitId ? { unitId } : {}),
  };
}

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Whose folder it will be; asked where the reader keeps folders of a unit. */
function OwnerSelect({ value, onChange }: ChoiceProps) {
  const say = useWords(listWords);
  const units = useListDesk().data?.units.filter(({ mayKeep }) => mayKeep) ?? [];
  if (units.length === 0) return null;
  return (
    <Select
      label={say('folder.owner')}
      options={[
        { value: '', label: say('folder.me') },
        ...units.map((unit) => ({ value: unit.id, label: unit.name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

interface PlaceProps extends ChoiceProps {
  readonly folder: Folder | undefined;
  readonly unitId: string;
}

/** The top, or a folder of the top level of the same owner. */
function PlaceSelect({ folder, unitId, value, onChange }: PlaceProps) {
  const say = useWords(listWords);
  const folders = useFolders().data ?? [];
  const hasChildren = folders.some(({ parentId }) => parentId === folder?.id);
  const tops = folders.filter(
    ({ id, parentId, unit }) =>
      parentId === null && (unit?.id ?? '') === unitId && id !== folder?.id,
  );
  if (tops.length === 0 || hasChildren) return null;
  return (
    <Select
      label={say('folder.place')}
      options={[
        { value: '', label: say('folder.top') },
        ...tops.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
