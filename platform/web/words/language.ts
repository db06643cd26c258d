import { languageEvent } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import { readStored, writeStored } from '../storage.ts';

export const languages: readonly Language[] = ['th', 'en', 'thsarn'];

type Listener = (language: Language) => void;
const listeners = new Set<Listener>();

function isLanguage(text: string | null): text is Language {
  return languages.some((language) => language === text);
}

let shown: Language = chosenLanguage() ?? 'th';

/** The language the user chose in this browser, or null. */
export function chosenLanguage(): Language | null {
  const stored = readStored('sarn_lang');
  return isLanguage(stored) ? stored : null;
}

/** The language on the screen now. */
export function currentLanguage(): Language {
  return shown;
}

/** Shows a language without storing it as the user's choice (sign-in screens, default). */
export function showLanguage(language: Language): void {
  shown = language;
  // thsarn is a variant of Thai; for screen readers, hyphenation and word breaks it is Thai.
  document.documentElement.lang = language === 'en' ? 'en' : 'th';
  for (const listener of listeners) listener(language);
}

/** Stores the user's choice, shows it, and sends `portal-change-language` on the window. */
export function chooseLanguage(language: Language): void {
  writeStored('sarn_lang', language);
  showLanguage(language);
  window.dispatchEvent(new CustomEvent(languageEvent, { detail: { language } }));
}

/** Calls back at every change of the shown language. @returns removes the listener */
export function onLanguageShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
