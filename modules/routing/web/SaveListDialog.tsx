import { FormDialog, Select, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import type { NamedMember, RoutingPurpose } from '@sarn/routing/contract';
import { toMember } from './member.ts';
import { useSaveList } from './routing.client.ts';
import { routingWords } from './words/routing-words.ts';

interface SaveListDialogProps {
  readonly purpose: RoutingPurpose;
  readonly members: readonly NamedMember[];
  /** Units whose lists the reader may change. */
  readonly units: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** Asks for the name and the owner of a list. */
export function SaveListDialog({ purpose, members, units, onClose }: SaveListDialogProps) {
  const say = useWords(routingWords);
  const save = useSaveList();
  const form = useDialogForm({
    name: 'routing.list',
    about: purpose,
    start: { name: '', unitId: '' },
    check: ({ name }) => ({ name: name.trim() === '' && say('nameMissing') }),
    send: async ({ name, unitId }) =>
      save.mutateAsync({
        ...{ name, purpose, members: members.map(toMember) },
        ...(unitId ? { unitId } : {}),
      }),
    told: (_, { name }) => ({ title: say('saved'), text: name }),
    onClose,
  });
  const owners = [
    { value: '', label: say('mine') },
    ...units.map((unit) => ({ value: unit.id, label: unit.name })),
  ];
  return (
    <FormDialog size="s" title={say('save')} form={form} label={say('saveShort')} onClose={onClose}>
      <TextField
        label={say('name')}
        description={say('nameHint')}
        isRequired
        maxLength={120}
        {...form.field('name')}
      />
      {units.length > 0 && (
        <Select label={say('owner')} options={owners} {...form.field('unitId')} />
      )}
      <ol className="routing-members">
        {members.map((member) => (
          <li key={member.unitId ?? member.personId}>{member.name}</li>
        ))}
      </ol>
    </FormDialog>
  );
}
