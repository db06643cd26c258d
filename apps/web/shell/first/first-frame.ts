import { firstTitle } from './first-titles.ts';
import { firstMenu } from './first-menu.wire.ts';
import { keptName, keptPersonId } from './kept-user.wire.ts';
import type { KeptUser } from './kept-user.wire.ts';

/*
 * The frame of the page, drawn without the application while that is still loading: the reader sees
 * at once which system this is and which page is loading. It knows only what the last visit stored
 * in this browser, decides nothing, and is removed when the application has drawn its own frame.
 */

const frameId = 'first-frame';

interface Branding {
  readonly title?: { readonly th: string; readonly en: string };
  readonly agency?: { readonly th: string; readonly en: string };
  readonly shortName?: { readonly th: string; readonly en: string };
  readonly logo?: string;
  readonly fixedPortalTitle?: string | null;
  readonly hasMobileLogo?: boolean;
  readonly defaultLanguage?: 'th' | 'en' | 'thsarn';
}

/** Draws the frame for a path below the base; twice draws one. */
export function drawFirstFrame(path: string): void {
  if (document.getElementById(frameId)) return;
  const branding = keptJson<Branding>('sarn_deployment');
  const chosen = firstLanguage(branding);
  const tongue = chosen === 'en' ? 'en' : 'th';
  document.documentElement.lang = tongue;
  const frame = made('div', 'app-frame first-frame');
  frame.id = frameId;
  // Hidden from screen readers, which would read the page twice.
  frame.setAttribute('aria-hidden', 'true');
  const header = made('div', 'app-header');
  header.append(brandOf(branding, path, tongue), stripOf(path, chosen));
  frame.append(header, contentOf(path, tongue));
  document.body.prepend(frame);
}

/** The language of the last visit, as the application chooses it. */
export function firstLanguage(
  { defaultLanguage }: Branding = keptJson<Branding>('sarn_deployment'),
): 'th' | 'en' | 'thsarn' {
  const chosen = kept('sarn_lang');
  const isKnown = chosen === 'th' || chosen === 'en' || chosen === 'thsarn';
  return isKnown ? chosen : (defaultLanguage ?? 'th');
}

/** Removes the frame: the application has drawn its own. */
export function removeFirstFrame(): void {
  document.getElementById(frameId)?.remove();
}

function brandOf(branding: Branding, path: string, tongue: 'th' | 'en'): HTMLElement {
  const row = made('div', 'app-header-row');
  const brand = made('div', 'app-brand');
  const { logo, agency, shortName, hasMobileLogo, fixedPortalTitle } = branding;
  const isPortal = path === '/portal' || path === '/';
  const title = (isPortal && fixedPortalTitle) || branding.title?.[tongue];
  if (logo) {
    const image = made('img', hasMobileLogo ? '' : 'first-wide') as HTMLImageElement;
    Object.assign(image, { src: new URL(logo, document.baseURI).href, alt: '' });
    Object.assign(image, { width: 40, height: 40 });
    brand.append(image);
  }
  const text = made('span', 'app-brand-text first-wide');
  if (title) text.append(made('span', 'first-title', title));
  if (agency) text.append(made('span', 's-muted s-small', agency[tongue]));
  brand.append(text);
  if (shortName && !hasMobileLogo) {
    brand.append(made('span', 'app-brand-short first-narrow', shortName[tongue]));
  }
  row.append(brand);
  return row;
}

/** The entries of the menu of the last visit; the application adds their icons and numbers. */
function stripOf(path: string, language: string): HTMLElement {
  const strip = made('div', 'app-header-strip');
  const row = made('div', 'first-menu');
  const personId = keptPersonId(keptJson<KeptUser>('sarn_userLogin'));
  for (const entry of firstMenu(keptJson('sarn_menu'), { personId, path, language })) {
    row.append(
      made('span', entry.isCounted ? 'first-entry first-counted' : 'first-entry', entry.name),
    );
  }
  strip.append(row);
  return strip;
}

function contentOf(path: string, tongue: 'th' | 'en'): HTMLElement {
  const content = made('div', 'app-content');
  const reader = keptJson<KeptUser>('sarn_userLogin');
  const head = firstTitle(path, tongue, keptName(reader, tongue));
  if (head) content.append(made('h1', '', head));
  return content;
}

/** Adds to the content of the frame, while the application has not drawn its own. */
export function addToFirstFrame(part: HTMLElement): void {
  document.querySelector(`#${frameId} .app-content`)?.append(part);
}

/** An element with a class and a text. */
export function made(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keptJson<T extends object>(key: string): Partial<T> {
  try {
    const known: unknown = JSON.parse(kept(key) ?? 'null');
    return typeof known === 'object' && known !== null ? known : {};
  } catch {
    return {};
  }
}
