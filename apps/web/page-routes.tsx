import type { WebRoute, WebSettingsScreen } from '@sarn/platform-web';
import { lazyRouteComponent, redirect, useLocation, useParams } from '@tanstack/react-router';
import type { RouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { webModules } from './modules.ts';
import type { PlannedPlace } from './places/planned-place.ts';
import { plannedModules } from './places/planned-modules.ts';
import { centrePermissions, plannedSettings } from './places/planned-settings.ts';

export type PageParams = Readonly<Record<string, string>>;

/** A page as the router mounts it. */
export interface PageRoute {
  readonly path: string;
  readonly template: 'master' | 'portal';
  readonly component: RouteComponent;
  /**
   * Permission without which only the notice of `ForbiddenPage` is shown; null: a session is
   * enough.
   */
  readonly permission: (params: PageParams) => string | null;
  /** May redirect by throwing. */
  readonly beforeLoad?: (params: PageParams) => void;
}

const RouteGate = lazy(async () => ({
  default: (await import('./places/RouteGate.tsx')).RouteGate,
}));
const PlannedPage = lazy(() => import('./places/PlannedPage.tsx'));
const SettingsScreenPage = lazy(async () => ({
  default: (await import('./places/SettingsScreenPage.tsx')).SettingsScreenPage,
}));
const SettingsHomePage = lazy(() => import('./places/SettingsHomePage.tsx'));

/** Begins to load the page of a path while the server is asked for the session. */
export function warmUp(path: string): void {
  const page = webModules.flatMap(({ routes }) => routes).find((route) => route.path === path);
  // An error here occurs again when the page is shown, and is reported there.
  page?.load().catch(() => undefined);
}

const settingsPath = '/settings/$menuID';

const settingsScreens: readonly WebSettingsScreen[] = webModules.flatMap(
  ({ settings }) => settings ?? [],
);

/** Paths that pages had before, each with the path it has now. */
export const formerPaths: readonly (readonly [former: string, now: string])[] = [
  ...former(
    '',
    webModules.flatMap(({ routes }) => routes),
  ),
  ...former(`${settingsPath}/`, settingsScreens),
];

function former(
  base: string,
  places: readonly Pick<WebRoute, 'path' | 'formerPaths'>[],
): (readonly [string, string])[] {
  return places.flatMap(({ path, formerPaths: paths = [] }) =>
    paths.map((one) => [`${base}${one}`, `${base}${path}`] as const),
  );
}

function modulePages(): PageRoute[] {
  return (
    webModules
      .flatMap(({ routes }) => routes)
      // The sign-in pages are the other half of the build, with an HTML page of its own.
      .filter(({ template }) => template !== 'login')
      .map(({ path, template, permission, load }) => ({
        path,
        template: template === 'portal' ? 'portal' : 'master',
        permission: () => permission ?? null,
        component: gated(permission ?? null, load),
      }))
  );
}

function settingsPages(): PageRoute[] {
  return settingsScreens.map((screen) => ({
    path: `${settingsPath}/${screen.path}`,
    template: 'master',
    permission: () => screen.permission,
    component: framed(screen),
  }));
}

/** A settings screen beside the list of its centre. */
function framed(screen: WebSettingsScreen): RouteComponent {
  const Screen = lazy(screen.load);
  return function FramedScreen() {
    const { menuID } = useParams({ strict: false }) as { menuID?: string };
    // The search of the centre names a row in the address: the screen is shown anew for another one.
    const asked = useLocation({ select: ({ searchStr }) => searchStr });
    const screens = settingsScreens.filter(({ centre }) => centre === screen.centre);
    return (
      <SettingsScreenPage menuId={Number(menuID)} screen={screen} screens={screens}>
        <Screen key={asked} />
      </SettingsScreenPage>
    );
  };
}

/** The page, behind its permission where it has one. */
function gated(permission: string | null, load: WebRoute['load']): RouteComponent {
  if (permission === null) return lazyRouteComponent(load);
  const Page = lazy(load);
  return function GatedPage() {
    return (
      <RouteGate permission={permission}>
        <Page />
      </RouteGate>
    );
  };
}

/** Pages of the specification whose module does not exist yet. */
function plannedPages(built: readonly PageRoute[]): PageRoute[] {
  const taken = new Set(built.map(({ path }) => path));
  return [...plannedModules, ...plannedSettings]
    .filter(({ path }) => !taken.has(path))
    .map((place) => ({
      path: place.path,
      template: 'master',
      permission: () => place.permission,
      component: planned(place),
    }));
}

function planned(place: PlannedPlace): RouteComponent {
  return function Planned() {
    return <PlannedPage place={place} />;
  };
}

const settingsHome: PageRoute = {
  path: settingsPath,
  template: 'master',
  permission: ({ menuID = '' }) => centrePermissions[Number(menuID)] ?? null,
  component: function SettingsHome() {
    const { menuID } = useParams({ strict: false }) as { menuID?: string };
    const menuId = Number(menuID);
    const screens = settingsScreens.filter(({ centre }) => centre === menuId);
    return <SettingsHomePage menuId={menuId} screens={screens} />;
  },
  beforeLoad: ({ menuID = '' }) => {
    if (centrePermissions[Number(menuID)] === undefined) throw redirect({ to: '/' });
  },
};

const intranet: PageRoute = {
  path: '/intranet',
  template: 'master',
  permission: () => null,
  component: lazyRouteComponent(() => import('./places/IntranetPage.tsx')),
};

function allPages(): PageRoute[] {
  const built = [...modulePages(), ...settingsPages()];
  return [...built, settingsHome, intranet, ...plannedPages(built)];
}

/** Every page of the application: of the modules, of the frame, and those not built yet. */
export const pageRoutes: readonly PageRoute[] = allPages();

/** Whether a page is at this path. */
export function isPage(path: string): boolean {
  return pathPatterns.some((pattern) => pattern.test(path));
}

const pathPatterns = pageRoutes.map(
  ({ path }) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`),
);
