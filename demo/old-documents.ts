import { addDays, need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { emptyRegisterFields, sentFields } from '@sarn/document/contract';
import { renderLetter } from '@sarn/pdf/server';
import type { ImportFile, LetterDeps, Moment } from './letter-dependencies.ts';
import { agencyHead } from './letters.ts';
import { oldDocumentTexts } from './old-document-texts.ts';
import type { OldDocument } from './old-document-texts.ts';
import { officeMoment, workingDays } from './office-time.ts';
import { senders } from './senders.ts';
import { signatureSvg } from './signature.ts';

const registrar = 'saraban';
const executive = 'deputy';
const daysPerYear = 365.25;
/** Days by which the oldest exceeds its years; each next one `daysBetween` fewer. The last was old enough when the lists were made. */
const firstBefore = 220;
const daysBetween = 7;

interface Dated {
  readonly paper: OldDocument;
  readonly letterNo: string;
  readonly letterDate: CivilDate;
  /** Three working days in a row, the last one on which it was closed. */
  readonly days: readonly CivilDate[];
}

/** The old documents with their days, oldest first. */
export function oldDocuments(today: CivilDate): readonly Dated[] {
  return oldDocumentTexts.map((document, index) => {
    const back = Math.ceil(document.yearsAgo * daysPerYear) + firstBefore - index * daysBetween;
    const days = workingDays(addDays(today, -back), 3);
    const letterDate = need(workingDays(need(days[0], 'no day'), 2)[0], 'no day');
    const letterNo = `${senders[document.sender].code ?? ''}/${document.running}`;
    return { paper: document, letterNo, letterDate, days };
  });
}

/** Prints the old letters and gives them to the file store. */
export async function importOldDocuments(
  documents: readonly Dated[],
  importFile: ImportFile,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const document of documents) {
    const bytes = await renderLetter(letterOf(document));
    const name = `หนังสือ ${document.letterNo.replace('/', '-')}.pdf`;
    ids.push(await importFile({ name, bytes, by: registrar }));
  }
  return ids;
}

function letterOf({ paper: document, letterNo, letterDate }: Dated) {
  const sender = senders[document.sender];
  return {
    number: letterNo,
    owner: [sender.th, ...sender.address],
    date: letterDate,
    subject: document.subject,
    addressee: agencyHead,
    paragraphs: [`ด้วย${sender.th} ${document.cause} นั้น`, 'จึงเรียนมาเพื่อโปรดทราบ'],
    signer: {
      name: sender.signer,
      position: sender.position,
      signatureSvg: signatureSvg(sender.signer),
    },
    responsible: [sender.office, `โทร. ${sender.phone}`],
  };
}

/**
 * Registers each old letter, has the executive take note of it and closes it, all on the days on
 * which that happened: destruction and transfer lists then have documents.
 */
export async function playOldDocuments(
  documents: readonly Dated[],
  deps: LetterDeps,
  fileIds: readonly string[],
): Promise<readonly ClosedDocument[]> {
  const closed: ClosedDocument[] = [];
  for (const [index, dated] of documents.entries()) {
    const fileId = need(fileIds[index], `no file of old document ${index}`);
    const { running, folder, list } = dated.paper;
    closed.push({ running, folder, list, documentId: await play(dated, deps, fileId) });
  }
  return closed;
}

/** An old document as it was registered, and where it belongs. */
export interface ClosedDocument extends Pick<OldDocument, 'running' | 'folder' | 'list'> {
  readonly documentId: string;
}

async function play(
  { paper: document, letterNo, letterDate, days }: Dated,
  deps: LetterDeps,
  file: string,
) {
  const at = (by: string, minutes: number): Moment => ({ by, at: officeMoment(days, minutes) });
  const documentId = await deps.register(at(registrar, 45), {
    ...sentFields(emptyRegisterFields),
    ...{ sender: senders[document.sender].th, letterNo, letterDate, addressee: agencyHead },
    ...{ title: document.subject, fileIds: [file], confirmDuplicate: false },
  });
  const step = (when: Moment, act: 'present' | 'command' | 'close', form: object) =>
    deps.act(when, documentId, { on: 'document', act }, { ...form });
  const present = { to: 'deputy', purpose: 'to-know', note: 'เพื่อโปรดทราบ' };
  await step(at(registrar, 90), 'present', present);
  await deps.open(at(executive, 430), documentId);
  const command = { decision: 'acknowledged', note: 'ทราบ', password: '-' };
  await step(at(executive, 440), 'command', command);
  const { retention } = document;
  await step(at(registrar, 900), 'close', { retention, note: 'ดำเนินการแล้ว' });
  return documentId;
}
