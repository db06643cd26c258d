import type { RoleGrant, RoleLine } from '@sarn/access-control/contract';
import { Button, Dialog, ownSearch, useOpenedWithin, useWords } from '@sarn/platform-web';
import { Plus } from 'lucide-react';
import { useGrants } from './access.client.ts';
import { EndedBar, useEnded } from './EndedBar.tsx';
import { EndGrantDialog } from './EndGrantDialog.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { GrantsTable, mayEnd } from './GrantsTable.tsx';
import { accessWords } from './words/access-words.ts';

interface GrantsDialogProps {
  readonly role: RoleLine;
  readonly onClose: () => void;
}

/** Who has a role; granting it and taking it away. */
export function GrantsDialog({ role, onClose }: GrantsDialogProps) {
  const say = useWords(accessWords);
  const [isEnded, setEnded] = useEnded();
  const found = useGrants({ roleId: role.id, isEnded: isEnded ? 'true' : 'false' });
  const [opened, setOpened] = useOpenedWithin<'add' | RoleGrant>(
    (id) => (id === '' ? 'add' : found.data?.rows.find((one) => one.id === id && mayEnd(one))),
    (next) => (next === 'add' ? '' : next.id),
  );
  const back = () => setOpened(null);
  const close = () => {
    // The list of another role begins as usual.
    ownSearch({ ended: null });
    onClose();
  };
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
      onClose={close}
      footer={add}
    >
      <EndedBar isEnded={isEnded} onChange={setEnded} />
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
