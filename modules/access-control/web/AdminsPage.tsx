import type { RoleGrant } from '@sarn/access-control/contract';
import { Button, Card, PageHeader, useWords, useOpened } from '@sarn/platform-web';
import { Plus } from 'lucide-react';
import { useGrants } from './access.client.ts';
import { EndedBar, useEnded } from './EndedBar.tsx';
import { EndGrantDialog } from './EndGrantDialog.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { GrantsTable, mayEnd } from './GrantsTable.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

/** `/settings/{menuID}/manage-admin`: who administers what, and where. */
export default function AdminsPage() {
  const say = useWords(accessWords);
  const [isEnded, setEnded] = useEnded();
  const found = useGrants({ isAdmin: 'true', isEnded: isEnded ? 'true' : 'false' });
  const [opened, setOpened] = useOpened<'add' | RoleGrant>(
    (id) => (id === '' ? 'add' : found.data?.rows.find((one) => one.id === id && mayEnd(one))),
    (next) => ({ row: next === 'add' ? '' : next.id }),
  );
  const close = () => setOpened(null);
  return (
    <div className="access-page">
      <PageHeader
        above={say('above')}
        title={say('admins.title')}
        meta={<span className="s-muted">{say('admins.meta')}</span>}
        actions={
          <Button variant="primary" icon={<Plus size={18} />} onPress={() => setOpened('add')}>
            {say('admins.add')}
          </Button>
        }
      />
      <WaitingCard />
      <EndedBar isEnded={isEnded} onChange={setEnded} />
      <Card isFlush title={say('admins.title')}>
        <GrantsTable
          label={say('admins.title')}
          hasRole
          rows={found.data?.rows}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onEnd={setOpened}
          none={{ title: say('admins.none') }}
        />
      </Card>
      <p className="s-small s-muted">{say('admins.last')}</p>
      {opened === 'add' && <GrantDialog isAdmin onClose={close} />}
      {opened !== null && opened !== 'add' && <EndGrantDialog grant={opened} onClose={close} />}
    </div>
  );
}
