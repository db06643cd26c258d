import { Loaded, PageHeader, useWords } from '@sarn/platform-web';
import { RulesForm } from './RulesForm.tsx';
import { TemplatesCard } from './TemplatesCard.tsx';
import { useRules } from './setting.client.ts';
import { settingWords } from './words/setting-words.ts';
import '../notification.css';
import './setting.css';

/** `/settings/{menuID}/setting-modules-notification`: channels of modules, and templates. */
export default function ModulesPage() {
  const say = useWords(settingWords);
  const rules = useRules();
  return (
    <div className="notification-page">
      <PageHeader above={say('common.above')} title={say('modules.title')} />
      <Loaded query={rules} lines={8}>
        {({ rows }) => <RulesForm rules={rows} />}
      </Loaded>
      <TemplatesCard />
    </div>
  );
}
