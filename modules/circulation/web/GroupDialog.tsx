import {
  Button,
  ErrorSummary,
  FormDialog,
  Select,
  TextField,
  useDialogForm,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import type { RecipientGroup } from '@sarn/circulation/contract';
import { mostPeople } from '@sarn/circulation/contract';
import { PeoplePicker } from '@sarn/organisation/web';
import { UnitsPicker } from '@sarn/organisation/web';
import type { PickedUnit } from '@sarn/organisation/web';
import { useDeleteGroup, useSaveGroup } from './circulation.client.ts';
import { GroupPeople } from '@sarn/access-control/group-people';
import { circulationWords } from './words/circulation-words.ts';

interface GroupDialogProps {
  /** The group to change; a new one where left out. */
  readonly group?: RecipientGroup;
  /** Units whose groups the reader keeps. */
  readonly units: readonly PickedUnit[];
  readonly onClose: () => void;
}

interface GroupDraft {
  readonly name: string;
  readonly unitId: string;
  readonly picked: readonly PickedUnit[];
  readonly people: readonly Option[];
}

const startOf = (group: RecipientGroup | undefined, units: readonly PickedUnit[]): GroupDraft => ({
  name: group?.name ?? '',
  unitId: group?.unit.id ?? units[0]?.id ?? '',
  picked: group?.units ?? [],
  people: (group?.people ?? []).map((person) => ({ value: person.id, label: person.name })),
});

/** A group of recipients: its name and members. */
export function GroupDialog({ group, units, onClose }: GroupDialogProps) {
  const say = useWords(circulationWords);
  const save = useSaveGroup();
  const form = useDialogForm({
    name: 'circulation.group',
    about: group?.id,
    start: startOf(group, units),
    check: ({ name, picked, people }) => ({
      name: name.trim() === '' && say('group.nameMissing'),
      picked: picked.length + people.length === 0 && say('group.memberMissing'),
    }),
    send: async ({ name, unitId, picked, people }) => {
      const members = {
        unitIds: picked.map(({ id }) => id),
        personIds: people.map(({ value }) => value),
      };
      return save.mutateAsync({ ...(group ? { id: group.id } : {}), unitId, name, members });
    },
    told: (_, { name }) => ({ title: say('group.saved'), text: name }),
    onClose,
  });
  return (
    <FormDialog
      title={say(group ? 'group.edit' : 'group.new')}
      form={form}
      label={say('group.save')}
      more={group && <DeleteButton group={group} onGone={onClose} />}
      onClose={onClose}
    >
      <TextField label={say('group.name')} isRequired maxLength={120} {...form.field('name')} />
      {!group && units.length > 1 && (
        <Select
          label={say('group.unit')}
          options={units.map((unit) => ({ value: unit.id, label: unit.name }))}
          {...form.field('unitId')}
        />
      )}
      <PeoplePicker
        label={say('send.people')}
        scopeUnitId={null}
        people={form.values.people}
        onChange={(people) => form.change({ people })}
      />
      <GroupPeople
        people={form.values.people}
        most={mostPeople.group}
        onChange={(people) => form.change({ people })}
      />
      <UnitsPicker
        label={say('send.units')}
        units={form.values.picked}
        onChange={(picked) => form.change({ picked })}
        error={form.error('picked')}
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
