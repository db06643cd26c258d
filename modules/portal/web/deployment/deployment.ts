import { release } from '@sarn/portal/contract';
import type { Bilingual, PublicDeployment } from '@sarn/portal/contract';
import { applyTheme, call, currentLanguage, onLanguageShown } from '@sarn/platform-web/public';
import type { Language } from '@sarn/kernel';
import { getDeployment } from './light-calls.ts';

// Stored at the last visit, so that the page has the agency's colours at once.
const cacheKey = 'sarn_deployment';

let deployment: PublicDeployment | null = readCache();
const listeners = new Set<() => void>();

function readCache(): PublicDeployment | null {
  try {
    const kept = JSON.parse(localStorage.getItem(cacheKey) ?? 'null') as PublicDeployment | null;
    // What another version stored may lack fields that this one reads.
    return kept?.version === release.version ? kept : null;
  } catch {
    return null;
  }
}

function writeCache(known: PublicDeployment): void {
  try {
    localStorage.setItem(cacheKey, JSON.stringify(known));
  } catch {
    // A browser that forbids storage asks the server each time; nothing else is lost.
  }
}

/** The deployment, for `useSyncExternalStore`; see `useDeployment`. */
export const shownDeployment = {
  get: (): PublicDeployment | null => deployment,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Asks the server which agency this is, and paints the page in its colours.
 *
 * @throws ApiError when the server cannot be asked
 */
export async function loadDeployment(): Promise<PublicDeployment> {
  if (deployment) paint(deployment);
  const { item } = await call(getDeployment, {});
  // Unchanged: the components need not render again.
  if (deployment && JSON.stringify(deployment) === JSON.stringify(item)) return deployment;
  deployment = item;
  writeCache(item);
  paint(item);
  for (const listener of listeners) listener();
  return item;
}

function paint({ colours, title, agency, logo, remarks }: PublicDeployment): void {
  const { style } = document.documentElement;
  style.setProperty('--remark-spacing', String(remarks.spacing));
  style.setProperty('--remark-indent', `${remarks.indent}mm`);
  applyTheme({
    accent: colours.accent,
    accentInk: colours.accentInk,
    title: [title, agency].map((text) => inLanguage(text, currentLanguage())).join(' – '),
    icon: new URL(logo, document.baseURI).href,
  });
}

// The title of the tab changes with the language too.
onLanguageShown(() => {
  if (deployment) paint(deployment);
});

/** A text of the deployment in the shown language. */
export function inLanguage(text: Bilingual, language: Language): string {
  return language === 'en' ? text.en : text.th;
}
