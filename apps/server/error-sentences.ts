import { fillSentence } from '@sarn/kernel';
import type { ErrorParams } from '@sarn/kernel';
import { mergeCatalogues, platformCatalogue } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';

/** The sentences of an error of any module, for errors that are kept and read later. */
export type ErrorSentences = (
  code: string,
  params: ErrorParams,
) => { readonly th: string; readonly en: string };

/** @param modules of the composition, which is not complete yet when this is called */
export function errorSentences(modules: () => readonly ServerModule[]): ErrorSentences {
  let known: ReturnType<typeof mergeCatalogues> | null = null;
  return (code, params) => {
    known ??= mergeCatalogues([platformCatalogue, ...modules().map(({ errors }) => errors)]);
    const meaning = known.get(code) ?? known.get('platform.internal');
    if (!meaning) throw new Error(`no sentence for ${code}`);
    return { th: fillSentence(meaning.th, params), en: fillSentence(meaning.en, params) };
  };
}
