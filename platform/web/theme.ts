import { setSystemName } from './page-title.ts';

/** What a deployment may change. Colours are CSS colours, the accent ≥ 4.5:1 on white. */
export interface DeploymentTheme {
  readonly accent?: string | undefined;
  /** Text on the accent; white when left out. */
  readonly accentInk?: string | undefined;
  /** Name of the system, shown in the tab. */
  readonly title?: string | undefined;
  /** Address of the tab icon. */
  readonly icon?: string | undefined;
}

export type ColourScheme = 'light' | 'dark' | 'system';

/** Sets the deployment's colours; the dark theme derives its own from them. */
export function applyTheme(theme: DeploymentTheme): void {
  const style = document.documentElement.style;
  if (theme.accent) style.setProperty('--accent', theme.accent);
  if (theme.accentInk) style.setProperty('--accent-ink', theme.accentInk);
  if (theme.title) setSystemName(theme.title);
  if (theme.icon) setIcon(theme.icon);
}

function setIcon(address: string): void {
  const known = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const link = known ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'icon';
  link.href = address;
}

/** Light, dark, or as the system is set. */
export function applyColourScheme(scheme: ColourScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}
