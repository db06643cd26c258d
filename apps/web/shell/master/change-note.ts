import type { Bilingual } from '@sarn/portal/contract';

/**
 * Reads a change note: `th: …` and `en: …`, one line each.
 *
 * @throws Error when a language is missing: every note must be complete
 */
export function readChange(text: string): Bilingual {
  const line = (language: string): string => {
    const said = new RegExp(`^${language}: *(.+)$`, 'm').exec(text)?.[1]?.trim();
    if (!said) throw new Error(`a change note has no line "${language}:": ${text.slice(0, 60)}`);
    return said;
  };
  return { th: line('th'), en: line('en') };
}
