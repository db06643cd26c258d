import type { WebRoute } from '@sarn/platform-web';
import { lazyRouteComponent, useParams } from '@tanstack/react-router';
import type { RouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { cache } from './cache.ts';
import { webModules } from './modules.ts';
import { plannedPaths } from './places/planned-paths.ts';
import type { PlannedPath } from './places/planned-paths.ts';
import { settingsMenus } from '@sarn/portal/contract';
import { leaveUnknown } from './unknown-address.ts';

export type PageParams = Readonly<Record<string, string>>;

/** A page as the router mounts it. */
export interface PageRoute {
  readonly path: string;
  readonly template: 'master' | 'portal';
  readonly component: RouteComponent;
  /** May redirect by throwing. */
  readonly beforeLoad?: (params: PageParams, pathname: string) => void;
}

const RouteGate = lazy(async () => ({
  default: (await import('./places/RouteGate.tsx')).RouteGate,
}));
const PlannedPage = lazy(() => import('./places/PlannedPage.tsx'));
const SettingsScreenPage = lazy(() => import('./places/SettingsScreenPage.tsx'));
const SettingsHomePage = lazy(() => import('./places/SettingsHomePage.tsx'));

/** Begins to load the page of a path, and what it shows first, while the server is asked for the session. */
export function warmUp(path: string): void {
  const page = webModules.flatMap(({ routes }) => routes).find((route) => route.path === path);
  // An error here occurs again when the page is shown, and is reported there.
  page?.load().catch(() => undefined);
  for (const { begins } of webModules) {
    begins?.[path]?.().then(
      ({ begin }) => begin(cache),
      () => undefined,
    );
  }
}

const settingsPath = '/settings/$menuID';

/** Paths that pages had before, each with the path it has now. */
export const formerPaths: readonly (readonly [former: string, now: string])[] = webModules.flatMap(
  ({ routes }) => routes.flatMap(former),
);

function former({ path, formerPaths: paths = [] }: WebRoute): (readonly [string, string])[] {
  return paths.map((one) => [one, path] as const);
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
        component: gated(permission ?? null, load),
      }))
  );
}

/**
 * A settings centre, or a screen below it: the screens are known when their list is loaded. An address
 * without a screen matches both routes.
 */
function SettingsPlace() {
  const { menuID, _splat } = useParams({ strict: false }) as { menuID?: string; _splat?: string };
  // On the way to another page its parameters are there already, and this one is shown a moment more.
  if (menuID === undefined) return null;
  const menuId = Number(menuID);
  if (!_splat) return <SettingsHomePage key={menuID} menuId={menuId} />;
  return <SettingsScreenPage key={_splat} menuId={menuId} path={_splat} />;
}

const settings: readonly PageRoute[] = [settingsPath, `${settingsPath}/$`].map((path) => ({
  path,
  template: 'master',
  component: SettingsPlace,
  beforeLoad: leaveUnknownCentre,
}));

function leaveUnknownCentre({ menuID = '' }: PageParams, pathname: string): void {
  const centres: readonly number[] = Object.values(settingsMenus);
  if (!centres.includes(Number(menuID))) leaveUnknown(pathname);
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
  return plannedPaths
    .filter((path) => !taken.has(path))
    .map((path) => ({ path, template: 'master', component: planned(path) }));
}

function planned(path: PlannedPath): RouteComponent {
  return function Planned() {
    return <PlannedPage path={path} />;
  };
}

const intranet: PageRoute = {
  path: '/intranet',
  template: 'master',
  component: lazyRouteComponent(() => import('./places/IntranetPage.tsx')),
};

function allPages(): PageRoute[] {
  const built = [...modulePages(), ...settings, intranet];
  return [...built, ...plannedPages(built)];
}

/** Every page of the application: of the modules, of the frame, and those not built yet. */
export const pageRoutes: readonly PageRoute[] = allPages();

/** Whether a page is at this path. */
export function isPage(path: string): boolean {
  return pathPatterns.some((pattern) => pattern.test(path));
}

// A settings screen is one word below its centre; a page with a parameter is opened from one of these.
const pathPatterns = pageRoutes.map(
  ({ path }) => new RegExp(`^${path.replace(/\$\w*/g, '[^/]+')}$`),
);
