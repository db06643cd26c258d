import { useMe } from '@sarn/organisation/web';
import { SettingParamsProvider, lookAgain, useChange } from '@sarn/platform-web';
import type { WebSettingsScreen } from '@sarn/platform-web';
import { SettingsFrame } from '@sarn/settings/web';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { createElement, lazy, use } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { RouteGate, useReached } from './RouteGate.tsx';
import { nowAt, screenAt, settingsList } from './settings-list.ts';
import type { FoundScreen } from './settings-list.ts';
import { shownAnewFor } from './shown-anew.ts';
import { toStart } from '../unknown-address.ts';

export interface SettingsScreenPageProps {
  readonly menuId: number;
  /** Below `/settings/{menuID}/`. */
  readonly path: string;
}

/** A settings screen in the frame of its centre, behind its permission. */
export default function SettingsScreenPage({ menuId, path }: SettingsScreenPageProps) {
  const screens = use(settingsList());
  const found = screenAt(screens, path);
  if (found) return <Framed {...{ menuId, found, screens }} />;
  const now = nowAt(screens, path);
  if (now !== undefined) return <Navigate to={`/settings/${menuId}/${now}`} replace />;
  // Unknown paths lead to the start page (specification §2).
  return <Navigate {...toStart(`/settings/${menuId}/${path}`)} />;
}

/** One component for each screen: a new one would load and mount it at each render. */
const components = new Map<string, LazyExoticComponent<ComponentType>>();

function componentOf({ path, load }: WebSettingsScreen): LazyExoticComponent<ComponentType> {
  const known = components.get(path) ?? lazy(load);
  components.set(path, known);
  return known;
}

interface FramedProps {
  readonly menuId: number;
  readonly found: FoundScreen;
  readonly screens: readonly WebSettingsScreen[];
}

function Framed({ menuId, found: { screen, params }, screens }: FramedProps) {
  const permissions = useMe().data?.permissions ?? [];
  const asked = useLocation({
    select: ({ pathname, searchStr }) => shownAnewFor(pathname, searchStr),
  });
  // What another administrator changed stands here at once; what is typed in a form stays.
  const cache = useQueryClient();
  useChange('settings', () => lookAgain(cache, () => true));
  const own = useReached(screens).filter(({ centre }) => centre === screen.centre);
  const isReached = useReached([screen]).length > 0;
  if (!isReached) {
    return <ForbiddenPage params={{ permission: screen.permission, held: 'in-part' }} />;
  }
  return (
    <RouteGate permission={screen.permission}>
      <SettingsFrame path={screen.path} screens={own} {...{ menuId, permissions }}>
        <SettingParamsProvider value={params}>
          {createElement(componentOf(screen), { key: asked })}
        </SettingParamsProvider>
      </SettingsFrame>
    </RouteGate>
  );
}
