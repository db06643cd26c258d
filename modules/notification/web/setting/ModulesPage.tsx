import { formatHours, settingsMenus } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import type { Matrix, NotificationPolicy } from '@sarn/notification/contract';
import { LinkButton, Loaded, PageHeader, useLanguage, useWords } from '@sarn/platform-web';
import { MoonStar } from 'lucide-react';
import { MatrixForm } from './matrix/MatrixForm.tsx';
import { MatrixHistory } from './matrix/MatrixHistory.tsx';
import { TemplatesCard } from './TemplatesCard.tsx';
import { useMatrix, usePolicy } from './setting.client.ts';
import { useUrgentClasses } from './urgent-classes.ts';
import { settingWords } from './words/setting-words.ts';
import '../notification.css';
import './setting.css';
import '@sarn/platform-web/matrix.css';
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
        meta={matrix.data && <Meta matrix={matrix.data} />}
        actions={
          <LinkButton
            variant="quiet"
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

/** How many events there are, and when nothing is sent outside. */
function Meta({ matrix }: { readonly matrix: Matrix }) {
  const say = useWords(settingWords);
  const policy = usePolicy();
  const language = useLanguage();
  const classes = useUrgentClasses();
  const quiet = policy.data?.item;
  const parts = [say('modules.meta', { count: eventsIn(matrix.rows) })];
  if (quiet) parts.push(say(quietKey(quiet), { hours: hoursOf(quiet, language) }));
  const urgent = classes.find(({ value }) => value === quiet?.urgentFrom);
  const isQuiet = quiet?.quietDaysOff === true || typeof quiet?.quietFrom === 'string';
  if (urgent && isQuiet) parts.push(say('modules.urgentMeta', { class: urgent.label }));
  return <span className="s-muted">{parts.join(' · ')}</span>;
}

const eventsIn = (rows: readonly { readonly event: string }[]): number =>
  new Set(rows.map(({ event }) => event)).size;

const hoursOf = ({ quietFrom, quietUntil }: NotificationPolicy, language: Language): string =>
  quietFrom !== null && quietUntil !== null ? formatHours(quietFrom, quietUntil, language) : '';

function quietKey({ quietFrom, quietDaysOff }: NotificationPolicy) {
  if (quietFrom === null) return quietDaysOff ? 'modules.quietDays' : 'modules.quietNone';
  return quietDaysOff ? 'modules.quietBoth' : 'modules.quietMeta';
}
