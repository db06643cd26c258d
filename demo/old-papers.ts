import { addDays, need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { renderLetter } from '@sarn/pdf/server';
import type { ImportFile, LetterDeps, Moment } from './letter-dependencies.ts';
import { agencyHead } from './letters.ts';
import { oldPaperTexts } from './old-paper-texts.ts';
import type { OldPaper } from './old-paper-texts.ts';
import { officeMoment, workingDays } from './office-time.ts';
import { senders } from './senders.ts';
import { signatureSvg } from './signature.ts';

const registrar = 'saraban';
const executive = 'deputy';
const daysPerYear = 365.25;
/** Days before the turn of the year of age: all are older than their years, one after the other. */
const firstBefore = 60;
const daysBetween = 7;

interface Dated {
  readonly paper: OldPaper;
  readonly letterNo: string;
  readonly letterDate: CivilDate;
  /** Three working days in a row, the last one on which it was closed. */
  readonly days: readonly CivilDate[];
}

/** The old papers with their days, oldest first. */
export function oldPapers(today: CivilDate): readonly Dated[] {
  return oldPaperTexts.map((paper, index) => {
    const back = Math.ceil(paper.yearsAgo * daysPerYear) + firstBefore - index * daysBetween;
    const days = workingDays(addDays(today, -back), 3);
    const letterDate = need(workingDays(need(days[0], 'no day'), 2)[0], 'no day');
    const letterNo = `${senders[paper.sender].code ?? ''}/${paper.running}`;
    return { paper, letterNo, letterDate, days };
  });
}

/** Prints the old letters and hands them to the file store. */
export async function importOldPapers(
  papers: readonly Dated[],
  importFile: ImportFile,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const paper of papers) {
    const bytes = await renderLetter(letterOf(paper));
    const name = `หนังสือ ${paper.letterNo.replace('/', '-')}.pdf`;
    ids.push(await importFile({ name, bytes, by: registrar }));
  }
  return ids;
}

function letterOf({ paper, letterNo, letterDate }: Dated) {
  const sender = senders[paper.sender];
  return {
    number: letterNo,
    owner: [sender.th, ...sender.address],
    date: letterDate,
    subject: paper.subject,
    addressee: agencyHead,
    paragraphs: [`ด้วย${sender.th} ${paper.cause} นั้น`, 'จึงเรียนมาเพื่อโปรดทราบ'],
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
 * which that happened: destruction and transfer lists have something to work on.
 */
export async function playOldPapers(
  papers: readonly Dated[],
  deps: LetterDeps,
  fileIds: readonly string[],
): Promise<void> {
  for (const [index, dated] of papers.entries()) {
    const fileId = need(fileIds[index], `no file of old paper ${index}`);
    await play(dated, deps, fileId);
  }
}

async function play({ paper, letterNo, letterDate, days }: Dated, deps: LetterDeps, file: string) {
  const at = (by: string, minutes: number): Moment => ({ by, at: officeMoment(days, minutes) });
  const documentId = await deps.register(at(registrar, 45), {
    ...{ sender: senders[paper.sender].th, letterNo, letterDate, addressee: agencyHead },
    ...{ title: paper.subject, speed: 'normal', secrecy: 'normal', note: '' },
    ...{ fileIds: [file], confirmDuplicate: false },
  });
  const step = (when: Moment, act: 'present' | 'command' | 'close', form: object) =>
    deps.act(when, documentId, { on: 'document', act }, { ...form });
  const present = { to: 'deputy', purpose: 'to-know', note: 'เพื่อโปรดทราบ' };
  await step(at(registrar, 90), 'present', present);
  await deps.open(at(executive, 430), documentId);
  const command = { decision: 'acknowledged', note: 'ทราบ', password: '-' };
  await step(at(executive, 440), 'command', command);
  const { retention } = paper;
  await step(at(registrar, 900), 'close', { retention, note: 'ดำเนินการแล้ว' });
}
