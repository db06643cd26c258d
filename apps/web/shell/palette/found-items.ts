import { searchDocuments } from '@sarn/search/contract';
import { searchPeople } from '@sarn/organisation/contract';
import { call } from '@sarn/platform-web';
import type { Language } from '@sarn/kernel';
import type { PaletteItem } from './palette-item.ts';

const documentsShown = 6;
const peopleShown = 4;

/** Documents and people that match, as the server lets the reader see them. */
export async function loadFound(
  search: string,
  language: Language,
  signal: AbortSignal,
): Promise<PaletteItem[]> {
  const [documents, people] = await Promise.all([
    call(searchDocuments, { search, size: documentsShown }, { signal }),
    call(searchPeople, { search, take: peopleShown }, { signal }),
  ]);
  const said = (th: string, en: string) => (language === 'en' && en) || th;
  return [
    ...documents.rows.map((row): PaletteItem => ({
      key: row.key,
      group: 'documents',
      title: row.title,
      // What an agency publishes has one number, in its register and on the document.
      hint: [
        ...new Set([row.receiveNo, row.letterNo]),
        row.sender,
        said(row.stateTerm.th, row.stateTerm.en),
      ]
        .filter(Boolean)
        .join(' · '),
      icon: 'file-text',
      path: `/sarabun/document/${row.documentId}`,
    })),
    ...people.rows.map((person): PaletteItem => {
      const name = said(person.name, person.nameEn);
      const who = new URLSearchParams({ person: person.id, who: name });
      return {
        key: `person:${person.id}`,
        group: 'people',
        title: name,
        hint: [
          said(person.positionName, person.positionNameEn),
          said(person.unitName, person.unitNameEn),
        ]
          .filter(Boolean)
          .join(' · '),
        icon: 'users',
        path: `/sarabun/documents?${who}`,
      };
    }),
  ];
}
