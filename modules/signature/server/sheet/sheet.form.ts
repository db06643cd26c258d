import { civilDateAt, formatDate, formatInstant, formatTime } from '@sarn/kernel';
import type { FormInput } from '@sarn/pdf/contract';
import type { DocumentVerification } from '@sarn/pdf/server';
import { groupedHash } from '@sarn/signing/contract';
import type { VerifiedDocument } from '../../contract/index.ts';
import { sheetWords } from './sheet-words.ts';

export type SheetLanguage = keyof typeof sheetWords;

/**
 * What everybody is told of a signed document, as one page. It has no text of the document; what it says was so
 * when it was made.
 */
export function sheetForm(
  document: VerifiedDocument,
  at: DocumentVerification,
  language: SheetLanguage,
): FormInput {
  const { agency, checkedAt, isDigital } = document;
  const say = sheetWords[language];
  const title = isDigital ? say.title : say.titleByPassword;
  return {
    ...{ version: 1, title, mark: '', author: agency, language },
    subtitle:
      document.validity === 'counts' ? [agency] : [agency, say.validityText[document.validity]],
    ...{ date: civilDateAt(checkedAt), size: 'a4', hasEmblem: true, secrecy: '' },
    parts: [
      { kind: 'fields', rows: factsOf(document, language) },
      signersOf(document, language),
      {
        ...{ kind: 'code', url: at.url, alt: say.qr },
        rows: [
          { label: say.code, value: at.code },
          { label: say.address, value: at.address },
          ...hashOf(document, language),
          ...earlierOf(document, language),
        ],
      },
      {
        ...{ kind: 'text', isSmall: true },
        paragraphs: [
          ...say.steps.map((step) => step.replace('{address}', at.address)),
          say.made.replace('{at}', formatInstant(checkedAt, 'full', language)),
        ],
      },
    ],
  };
}

function factsOf(
  { number, date, subject, validity, isDigital }: VerifiedDocument,
  language: SheetLanguage,
) {
  const say = sheetWords[language];
  const state = validity === 'counts' && !isDigital ? 'countsByPassword' : validity;
  const day = date === null ? '–' : formatDate(date, 'full', language);
  return [
    [
      ...(number === '' ? [] : [{ label: say.number, value: number }]),
      { label: say.date, value: day },
    ],
    [{ label: say.subject, value: subject }],
    [{ label: say.state, value: say.validity[state] }],
  ];
}

function signersOf(
  { signatures, seals, agency, isDigital }: VerifiedDocument,
  language: SheetLanguage,
) {
  const say = sheetWords[language];
  const moment = (at: string): string =>
    `${formatDate(civilDateAt(at), 'full', language)}\n${formatTime(at, language)}`;
  return {
    kind: 'table' as const,
    columns: [
      { label: say.place, width: 1.4, align: 'center' as const },
      { label: say.signer, width: 6.2 },
      { label: say.signedAt, width: 4.6 },
      { label: isDigital ? say.proof : say.proofByPassword, width: 4.2 },
    ],
    rows: [
      ...signatures.map(({ signerName, signerLines, signedAt, level, stampedLaterAt }) => [
        [signerName, ...signerLines].join('\n'),
        moment(signedAt),
        stampedLaterAt ? `${say.stampedLater}\n${moment(stampedLaterAt)}` : say.level[level],
      ]),
      ...seals.map(({ after, sealedAt, level }) => [
        `${agency}\n${say.seal[after]}`,
        sealedAt === null ? '' : moment(sealedAt),
        level === null ? '' : say.level[level],
      ]),
    ].map((cells, at) => [`${at + 1}`, ...cells]),
  };
}

/** Eight groups on each of two lines, below each other. */
const twoRows = (sha256: string): string =>
  [sha256.slice(0, 32), sha256.slice(32)].map(groupedHash).join('\n');

function hashOf({ sha256, isDigital }: VerifiedDocument, language: SheetLanguage) {
  const say = sheetWords[language];
  const label = isDigital ? say.hash : say.hashByPassword;
  return sha256 === null ? [] : [{ label, value: twoRows(sha256) }];
}

/** Of earlier forms of the file the newest is named: the sheet stays one page. */
function earlierOf({ earlierSha256s, formerFiles }: VerifiedDocument, language: SheetLanguage) {
  const say = sheetWords[language];
  const newest = earlierSha256s.at(-1);
  if (newest !== undefined) return [{ label: say.earlier, value: twoRows(newest) }];
  const former = formerFiles.at(-1);
  if (!former) return [];
  const at = formatInstant(former.keptAt, 'full', language);
  const label = say.former[former.state].replace('{at}', at);
  return [{ label, value: twoRows(former.sha256) }];
}
