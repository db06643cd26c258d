import type { WebSettingsScreen } from '@sarn/platform-web';
import { SettingsFrame } from '@sarn/settings/web';
import type { ReactNode } from 'react';
import { RouteGate, usePermissions } from './RouteGate.tsx';

export interface SettingsScreenPageProps {
  readonly menuId: number;
  readonly screen: WebSettingsScreen;
  readonly screens: readonly WebSettingsScreen[];
  readonly children: ReactNode;
}

/** A settings screen in the frame of its centre, behind its permission. */
export function SettingsScreenPage(props: SettingsScreenPageProps) {
  const { menuId, screen, screens, children } = props;
  const permissions = usePermissions().data ?? [];
  return (
    <RouteGate permission={screen.permission}>
      <SettingsFrame path={screen.path} {...{ menuId, screens, permissions }}>
        {children}
      </SettingsFrame>
    </RouteGate>
  );
}
