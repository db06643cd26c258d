import type { RoleGrant, RoleLine } from '@sarn/access-control/contract';
import { Button, CheckboxField, Dialog, useOpenedWithin, useWords } from '@sarn/platform-web';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useGrants } from './access.client.ts';
import { EndGrantDialog } from './EndGrantDialog.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { GrantsTable } from './GrantsTable.tsx';
import { accessWords } from './words/access-words.ts';

interface GrantsDialogProps {
  readonly role: RoleLine;
  readonly onClose: () => void;
}

/** Who has a role; granting it and taking it away. */
export function GrantsDialog({ role, onClose }: GrantsDialogProps) {
  const say = useWords(accessWords);
  const [isEnded, setEnded] = useState(false);
  const found = useGrants({ roleId: role.id, isEnded: isEnded ? 'true' : 'false' });
  const [opened, setOpened] = useOpenedWithin<'add' | RoleGrant>(
    (id) => (id === '' ? 'add' : found.data?.rows.find((one) => one.id === id)),
    (next) => (next === 'add' ? '' : next.id),
  );
  const back = () => setOpened(null);
  if (opened === 'add') return <GrantDialog roleId={role.id} onClose={back} />;
  if (opened) return <EndGrantDialog grant={opened} onClose={back} />;
  const add = (
    <Button variant="primary" icon={<Plus size={18} />} onPress={() => setOpened('add')}>
      {say('grants.add')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      size="l"
      title={say('grants.title', { role: role.nameTh })}
      onClose={onClose}
      footer={add}
    >
      <CheckboxField isSelected={isEnded} onChange={setEnded}>
        {say('grants.showEnded')}
      </CheckboxField>
      <GrantsTable
        label={say('roles.holders')}
        hasRole={false}
        rows={found.data?.rows}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        onEnd={setOpened}
        none={{ title: say('grants.none'), text: say('grants.noneText') }}
      />
    </Dialog>
  );
}
