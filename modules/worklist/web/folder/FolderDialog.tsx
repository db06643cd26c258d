import { FormDialog, Select, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import type { Folder } from '@sarn/worklist/contract';
import { useChangeFolder, useFolders, useListFilterChoices } from '../list/list.client.ts';
import type { FolderChange } from '../list/list.client.ts';
import { listWords } from '../list/words/list-words.ts';

interface FolderDialogProps {
  /** The folder to rename or move; a new one is made where left out. */
  readonly folder?: Folder | undefined;
  /** The parent folder of the new one. */
  readonly parent?: Folder | undefined;
  readonly onClose: () => void;
  readonly onMade?: ((id: string) => void) | undefined;
}

/** Makes a folder, or changes its name or parent. */
export function FolderDialog({ folder, parent, onClose, onMade }: FolderDialogProps) {
  const say = useWords(listWords);
  const save = useChangeFolder();
  const form = useDialogForm({
    name: 'folder',
    about: folder?.id ?? parent?.id,
    start: {
      name: folder?.name ?? '',
      place: folder?.parentId ?? parent?.id ?? '',
      unitId: folder?.unit?.id ?? parent?.unit?.id ?? '',
    },
    check: ({ name }) => ({ name: name.trim() === '' && say('folder.nameMissing') }),
    send: async (values) => save.mutateAsync(changeOf({ folder, ...values })),
    told: (_, { name }) => ({ title: say('folder.saved'), text: name }),
    onClose,
    onFinish: (id) => {
      if (id) onMade?.(id);
    },
  });
  return (
    <FormDialog
      size="s"
      title={say(folder ? 'folder.rename' : parent ? 'folder.createIn' : 'folder.create')}
      form={form}
      label={say('folder.save')}
      onClose={onClose}
    >
      <TextField label={say('folder.name')} isRequired maxLength={120} {...form.field('name')} />
      {!folder && !parent && (
        <OwnerSelect
          value={form.values.unitId}
          onChange={(unitId) => form.change({ unitId, place: '' })}
        />
      )}
      <PlaceSelect folder={folder} unitId={form.values.unitId} {...form.field('place')} />
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
  const units = useListFilterChoices().data?.units.filter(({ mayKeep }) => mayKeep) ?? [];
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

/** The parent: the top, or a folder of the top level of the same owner. */
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
