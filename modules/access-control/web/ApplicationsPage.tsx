import { settingsMenus } from '@sarn/kernel';
import { Button, LinkButton, PageHeader, useOpened, useWords } from '@sarn/platform-web';
import { List, Plus } from 'lucide-react';
import { MenuDialog } from './MenuDialog.tsx';
import { MenuTable } from './MenuTable.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

/** `/settings/{menuID}/admin-application`: the tiles of the launcher. */
export default function ApplicationsPage() {
  const say = useWords(accessWords);
  const [isAdding, setAdding] = useOpened<true>(
    (id) => id === '' || undefined,
    () => ({ row: '' }),
  );
  const menus = `settings/${settingsMenus.centre}/admin-application/menu-system`;
  return (
    <div className="access-page">
      <PageHeader
        above={say('above')}
        title={say('applications.title')}
        meta={<span className="s-muted">{say('applications.meta')}</span>}
        actions={
          <>
            <LinkButton href={`${menus}/3099`} variant="quiet" icon={<List size={18} />}>
              {say('applications.mainMenu')}
            </LinkButton>
            <LinkButton href={`${menus}/3090`} variant="quiet" icon={<List size={18} />}>
              {say('applications.portalMenu')}
            </LinkButton>
            <Button variant="primary" icon={<Plus size={18} />} onPress={() => setAdding(true)}>
              {say('applications.add')}
            </Button>
          </>
        }
      />
      <MenuTable parent="launcher" label={say('applications.title')} />
      {isAdding && <MenuDialog parent="launcher" onClose={() => setAdding(null)} />}
    </div>
  );
}
