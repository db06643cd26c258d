import { fillSentence, platformErrors } from '@sarn/kernel';
import type { ErrorCatalogue, Language } from '@sarn/kernel';
import { ApiError } from '../api/api-error.ts';
import { currentLanguage } from './language.ts';

const known = new Map(Object.entries<ErrorCatalogue[string]>(platformErrors));

/** Adds the error sentences of a contract to those of the browser. */
export function registerErrors(catalogue: ErrorCatalogue): void {
  for (const [code, meaning] of Object.entries(catalogue)) known.set(code, meaning);
}

/**
 * The sentence for a failure in the reader's language, with what to do next.
 *
 * A code of no catalogue gives the server's sentence, anything else the general one.
 */
export function errorText(error: unknown, language: Language = currentLanguage()): string {
  const side = language === 'en' ? 'en' : 'th';
  const general = known.get('platform.internal')?.[side] ?? '';
  if (!(error instanceof ApiError)) return fillSentence(general, { requestId: '-' });
  const params = { requestId: error.requestId ?? '-', ...error.params };
  const meaning = known.get(error.code);
  if (meaning) return fillSentence(meaning[side], params);
  return error.message || fillSentence(general, params);
}
