import * as english from 'react-aria-components/i18n/en-US';
import type { Language } from '@sarn/kernel';
import { ariaThai } from './aria-thai.ts';
import type { AriaStrings } from './aria-thai.ts';
import { currentLanguage, onLanguageShown } from './language.ts';

/*
 * React Aria has texts for screen readers in 34 languages, but not in Thai. A page can set its own
 * strings by two global symbols, read once at first use; the inner objects are looked up at
 * every use, so changing them in place changes the language.
 */
const localeSymbol = Symbol.for('react-aria.i18n.locale');
const stringsSymbol = Symbol.for('react-aria.i18n.strings');

// The package describes this file as a type, though it is a value.
const ariaEnglish = (english as unknown as { default: AriaStrings }).default;

const strings: Record<string, Record<string, unknown>> = {};

// English below Thai: an untranslated string is better than a component that throws.
function speak(language: Language): void {
  for (const [part, fallback] of Object.entries(ariaEnglish)) {
    const thai = language === 'en' ? {} : ariaThai[part];
    strings[part] = Object.assign(strings[part] ?? {}, fallback, thai);
  }
}

/** Locale for React Aria: Buddhist calendar in Thai, Christian in English. */
export function ariaLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : 'th-TH-u-ca-buddhist';
}

speak(currentLanguage());
onLanguageShown(speak);
Object.assign(globalThis, { [localeSymbol]: 'th-TH', [stringsSymbol]: strings });
