import { use } from 'react';
import { SettingsHome } from '@sarn/settings/web';
import { RouteGate, usePermissions } from './RouteGate.tsx';
import { NotYetPage } from './NotYetPage.tsx';
import { centrePermissions, plannedCentre } from './planned-settings.ts';
import { settingsList } from './settings-list.ts';

export interface SettingsHomePageProps {
  readonly menuId: number;
}

/** `/settings/{menuID}`: the settings that this person may change. */
export default function SettingsHomePage({ menuId }: SettingsHomePageProps) {
  const screens = use(settingsList()).filter(({ centre }) => centre === menuId);
  const planned = plannedCentre[menuId];
  const permissions = usePermissions().data ?? [];
  return (
    <RouteGate permission={centrePermissions[menuId] ?? null}>
      {screens.length === 0 && planned ? (
        <NotYetPage place={planned} />
      ) : (
        <SettingsHome {...{ menuId, screens, permissions }} />
      )}
    </RouteGate>
  );
}
