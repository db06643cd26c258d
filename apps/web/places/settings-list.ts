import type { WebSettingsScreen } from '@sarn/platform-web';
import { webModules } from '../modules.ts';

let loading: Promise<readonly WebSettingsScreen[]> | null = null;

/** The settings screens of all modules; loaded once, again after a lost line. */
export function settingsList(): Promise<readonly WebSettingsScreen[]> {
  loading ??= Promise.all(webModules.flatMap(({ settings }) => (settings ? [settings()] : [])))
    .then((lists) => lists.flat())
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** A screen at a path below `/settings/{menuID}/`. */
export interface FoundScreen {
  readonly screen: WebSettingsScreen;
  /** Values of the parameters in its path. */
  readonly params: Readonly<Record<string, string>>;
}

/** The screen at a path; undefined where none is. */
export function screenAt(
  screens: readonly WebSettingsScreen[],
  path: string,
): FoundScreen | undefined {
  for (const screen of screens) {
    const params = paramsOf(screen.path, path);
    if (params) return { screen, params };
  }
  return undefined;
}

/** The path that a former one has now; undefined for a path that none had. */
export const nowAt = (screens: readonly WebSettingsScreen[], path: string): string | undefined =>
  screens.find(({ formerPaths = [] }) => formerPaths.includes(path))?.path;

function paramsOf(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const [asked, given] = [pattern.split('/'), path.split('/')];
  if (asked.length !== given.length) return null;
  const isSame = asked.every((part, at) => part.startsWith('$') || part === given[at]);
  if (!isSame) return null;
  return Object.fromEntries(
    asked.flatMap((part, at) => (part.startsWith('$') ? [[part.slice(1), given[at] ?? '']] : [])),
  );
}
