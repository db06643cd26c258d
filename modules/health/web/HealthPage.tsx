import {
  Button,
  ErrorSummary,
  Loaded,
  PageHeader,
  formatMoment,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { RefreshCw } from 'lucide-react';
import { DayCurves } from './DayCurves.tsx';
import { HealthBanner } from './HealthBanner.tsx';
import { ToDoList, WellList } from './HealthLists.tsx';
import { WhoIsTold } from './WhoIsTold.tsx';
import { useCheckHealth, useHealth } from './health.client.ts';
import { healthWords } from './words/health-words.ts';
import './health.css';

/** `/settings/{menuID}/health`: what has to be done, what is in order, and the last day. */
export default function HealthPage() {
  const say = useWords(healthWords);
  const language = useLanguage();
  const toasts = useToasts();
  const health = useHealth();
  const check = useCheckHealth();
  const known = health.data;
  const at = known?.checkedAt;
  return (
    <div className="health-page">
      <PageHeader
        above={say('above')}
        title={say('title')}
        meta={known && (at ? say('text', { at: formatMoment(at, language) }) : say('textNever'))}
        actions={
          <>
            {known && <WhoIsTold names={known.told} />}
            <Button
              icon={<RefreshCw size={18} />}
              isPending={check.isPending}
              onPress={() =>
                check.mutate(undefined, { onSuccess: () => toasts.show({ title: say('checked') }) })
              }
            >
              {say('check')}
            </Button>
          </>
        }
      />
      <ErrorSummary error={check.error} isFocused />
      <Loaded query={health} lines={8}>
        {({ lines, sessions, curves, checkedAt }) => (
          <>
            {checkedAt && <HealthBanner lines={lines} sessions={sessions} />}
            <div className="health-columns">
              <div className="health-main">
                <ToDoList lines={lines} />
                {checkedAt && <WellList lines={lines} />}
              </div>
              <DayCurves curves={curves} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
