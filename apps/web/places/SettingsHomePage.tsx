import type { WebSettingsScreen } from '@sarn/platform-web';
import { SettingsHome } from '@sarn/settings/web';
import { RouteGate, usePermissions } from './RouteGate.tsx';
import { NotYetPage } from './NotYetPage.tsx';
import { centrePermissions, plannedCentre } from './planned-settings.ts';

export interface SettingsHomePageProps {
  readonly menuId: number;
  /** Pages that the modules offer for this settings centre. */
  readonly screens: readonly WebSettingsScreen[];
}

/** `/settings/{menuID}`: the settings that this person may change. */
export default function SettingsHomePage({ menuId, screens }: SettingsHomePageProps) {
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
