import { DescriptionItems, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { registryWords } from '@sarn/document/web';

/** What is known of a document from its older system; nothing for others. */
export function ImportedFacts({ detail: { imported } }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  const language = useLanguage();
  if (!imported) return null;
  const { oldId, action, fileName, row, importedAt } = imported;
  const when = formatMoment(importedAt, language);
  const items = [
    { term: say('imported.action'), value: action, isLong: true },
    { term: say('imported.oldId'), value: oldId },
    {
      term: say('imported.from'),
      value: say('imported.where', { fileName, row, when }),
      isLong: true,
    },
  ];
  return <DescriptionItems items={items} />;
}
