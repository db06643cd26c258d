import { menuParentsSet } from '@sarn/access-control/contract';
import { PageHeader, useSettingParams, useWords } from '@sarn/platform-web';
import { MenuTable } from './MenuTable.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

/** `/settings/{menuID}/admin-application/menu-system/{id}`: the entries of one menu. */
export default function MenuSystemPage() {
  const say = useWords(accessWords);
  const params = useSettingParams();
  const parent = menuParentsSet.find((one) => one === params.id) ?? '3099';
  const label = say(parent === '3090' ? 'applications.portalMenu' : 'applications.mainMenu');
  return (
    <div className="access-page">
      <PageHeader
        above={say('above')}
        title={say('applications.menuTitle')}
        meta={<span className="s-muted">{say('applications.menuMeta')}</span>}
      />
      <MenuTable parent={parent} label={label} />
    </div>
  );
}
