import { settingsMenus } from '@sarn/kernel';
import { LinkButton, Loaded, PageHeader, useWords } from '@sarn/platform-web';
import { MoonStar } from 'lucide-react';
import { MatrixForm } from './matrix/MatrixForm.tsx';
import { MatrixHistory } from './matrix/MatrixHistory.tsx';
import { TemplatesCard } from './TemplatesCard.tsx';
import { useMatrix } from './setting.client.ts';
import { settingWords } from './words/setting-words.ts';
import '../notification.css';
import './setting.css';
import './matrix/matrix.css';

/** `/settings/{menuID}/setting-modules-notification`: who is told of what by which way, and the words. */
export default function ModulesPage() {
  const say = useWords(settingWords);
  const matrix = useMatrix();
  return (
    <div className="notification-page notice-page">
      <PageHeader
        above={say('common.above')}
        title={say('modules.title')}
        meta={matrix.data && say('modules.meta', { count: eventsIn(matrix.data.rows) })}
        actions={
          <LinkButton
            href={`settings/${settingsMenus.centre}/setting-notifications`}
            icon={<MoonStar size={18} />}
          >
            {say('modules.quiet')}
          </LinkButton>
        }
      />
      <Loaded query={matrix} lines={8}>
        {(read) => (
          <>
            <MatrixForm matrix={read} />
            <MatrixHistory matrix={read} />
          </>
        )}
      </Loaded>
      <TemplatesCard />
    </div>
  );
}

const eventsIn = (rows: readonly { readonly event: string }[]): number =>
  new Set(rows.map(({ event }) => event)).size;
