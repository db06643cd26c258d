import { SettingsHome } from '@sarn/settings/web';
import { use } from 'react';
import { centrePermissions } from './settings-centres.ts';
import { RouteGate, usePermissions, useReached } from './RouteGate.tsx';
import { settingsList } from './settings-list.ts';

export interface SettingsHomePageProps {
  readonly menuId: number;
}

/** `/settings/{menuID}`: the settings that this person may change. */
export default function SettingsHomePage({ menuId }: SettingsHomePageProps) {
  const screens = useReached(use(settingsList())).filter(({ centre }) => centre === menuId);
  const permissions = usePermissions().data ?? [];
  return (
    <RouteGate permission={centrePermissions[menuId] ?? null}>
      <SettingsHome {...{ menuId, screens, permissions }} />
    </RouteGate>
  );
}
