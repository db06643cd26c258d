import { useMe } from '@sarn/organisation/web';
import { SettingsHome } from '@sarn/settings/web';
import { use } from 'react';
import { RouteGate, useReached } from './RouteGate.tsx';
import { settingsList } from './settings-list.ts';

export interface SettingsHomePageProps {
  readonly menuId: number;
}

/** `/settings/{menuID}`: the settings that this person may change; who may open no page is refused. */
export default function SettingsHomePage({ menuId }: SettingsHomePageProps) {
  const screens = useReached(use(settingsList())).filter(({ centre }) => centre === menuId);
  const permissions = useMe().data?.permissions ?? [];
  return (
    <RouteGate permission={screens.map(({ permission }) => permission)}>
      <SettingsHome {...{ menuId, screens, permissions }} />
    </RouteGate>
  );
}
