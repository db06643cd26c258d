import { notFiled } from '@sarn/document-classes/contract';
import { addDays, civilDateAt, need } from '@sarn/kernel';
import type { Instant } from '@sarn/kernel';
import { emptyRegisterFields, sentFields } from '@sarn/document/contract';
import { renderLetter, renderMemo } from '@sarn/pdf/server';
import { units } from './agency.ts';
import type { UnitKey } from './agency.ts';
import { personId, unitId } from './ids.ts';
import type { ImportFile, LetterDeps, Moment } from './letter-dependencies.ts';
import type { DemoLetter } from './letters.ts';
import { memoBody } from './memo-body.ts';
import { memos } from './memos.ts';
import type { DemoMemo } from './memos.ts';
import type { Month } from './month.ts';
import { inOrder } from './month.ts';
import { officeDocument, officeDocumentInput, printEvidence } from './office-document-input.ts';
import { officeMoment } from './office-time.ts';
import { people } from './people.ts';
import { publicationInput } from './publication-input.ts';
import { signatureSvg } from './signature.ts';
import type { Step, StepForm, Story } from './step.ts';

/** Ids of the files, each a promise until its printing and storing is done. */
export interface LetterFiles {
  /** By arrival number of the letter. */
  readonly letters: ReadonlyMap<number, Promise<string>>;
  /** Of documents of another make, by their place in the list. */
  readonly papers: ReadonlyMap<number, Promise<string>>;
  /** Answer drafted by an officer, by arrival number; removed when it is attached. */
  readonly answers: Map<number, Promise<string>>;
}

export type Progress = (done: number, all: number) => void;

const reportEvery = 30;

/**
 * Prints every letter and every answer that goes with a report, one after the other, and gives
 * them to the file store; the steps of the month can run meanwhile.
 */
export function importLetters(
  month: Month,
  importFile: ImportFile,
  progress: Progress,
): LetterFiles & { readonly settled: Promise<unknown> } {
  const letters = new Map<number, Promise<string>>();
  const answers = new Map<number, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  const afterLast = (work: () => Promise<string>): Promise<string> => {
    const result = last.then(work);
    last = result;
    return result;
  };
  for (const letter of month.letters) {
    const story = storyOf(month, letter);
    const first = need(story.steps[0], `letter ${letter.no} never came`);
    const imported = afterLast(async () => {
      const bytes = await renderLetter(letter.paper);
      if (letter.no % reportEvery === 0) progress(letter.no, month.letters.length);
      return importFile({ name: letterName(letter), bytes, by: first.by });
    });
    letters.set(letter.no, imported);
    const report = story.steps.find((step) => step.form.hasFile);
    if (!report) continue;
    answers.set(
      letter.no,
      afterLast(() => importAnswer(month, letter, report, importFile)),
    );
  }
  const documents = new Map<number, Promise<string>>();
  for (const story of month.stories.filter((one) => one.kind === 'paper')) {
    const document = officeDocument(story.no);
    const first = need(story.steps[0], `office document ${story.no} was never written`);
    if (document.kind !== 'other') continue;
    const date = civilDateAt(officeMoment(month.days, first.at));
    const imported = afterLast(async () => {
      const bytes = await printEvidence(document, date);
      return importFile({ name: `${document.title.replace('/', '-')}.pdf`, bytes, by: first.by });
    });
    documents.set(story.no, imported);
  }
  // An error is thrown where the file is needed; here only its end is awaited.
  const settled = Promise.allSettled([...letters.values(), ...answers.values()]);
  return { letters, answers, papers: documents, settled };
}

function storyOf(month: Month, letter: DemoLetter): Story {
  const found = month.stories.find((story) => story.kind === 'letter' && story.no === letter.no);
  return need(found, `no story of letter ${letter.no}`);
}

function letterName({ letterNo, no }: DemoLetter): string {
  const plain = letterNo === '-' ? `ร้องเรียน ${no}` : letterNo.replace('/', '-');
  return `หนังสือ ${plain}.pdf`;
}

async function importAnswer(
  month: Month,
  letter: DemoLetter,
  report: Step,
  importFile: ImportFile,
): Promise<string> {
  const officer = need(
    people.find((person) => person.username === report.by),
    `nobody is called ${report.by}`,
  );
  const unit = need(
    units.find((one) => one.key === officer.posts[0]?.unit),
    'no unit',
  );
  const name = `${officer.prefix}${officer.first} ${officer.last}`;
  const bytes = await renderMemo({
    unit: `${unit.th} โทร. ${unit.phone}`,
    number: unit.code,
    date: civilDateAt(officeMoment(month.days, report.at)),
    subject: `รายงานผลการดำเนินการเรื่อง ${letter.subject}`,
    addressee: `ผู้อำนวยการ${unit.th}`,
    body: reportBody(letter, report.form.note ?? ''),
    signer: { name, position: [officer.posts[0]?.th ?? ''], signatureSvg: signatureSvg(name) },
  });
  return importFile({ name: `รายงานผล เรื่องรับที่ ${letter.no}.pdf`, bytes, by: report.by });
}

function reportBody(letter: DemoLetter, note: string) {
  const texts = [
    `ตามที่ได้รับมอบหมายให้ดำเนินการตามหนังสือ${letter.sender} เรื่อง ${letter.subject} นั้น`,
    note,
    'จึงเรียนมาเพื่อโปรดทราบ',
  ];
  const content = texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  return { type: 'doc', content };
}

/** Carries out every step of the month in the order of time. */
export async function playMonth(
  month: Month,
  deps: LetterDeps,
  files: LetterFiles,
  progress: Progress,
): Promise<void> {
  const all = inOrder(month.stories);
  const documents = new Map<Story, string>();
  const opened = new Set<string>();
  for (const [index, { story, step }] of all.entries()) {
    const when = { by: step.by, at: officeMoment(month.days, step.at) };
    const documentId = documents.get(story);
    if (documentId === undefined) {
      documents.set(story, await begin(month, deps, files, { story, step, when }));
      opened.add(`${step.by} ${documents.get(story)}`);
    } else if (step.act === 'read') {
      await deps.open(when, documentId);
    } else if (step.form.news) {
      await deps.hear(when, documentId, step.form.news);
    } else {
      if (!opened.has(`${step.by} ${documentId}`)) await deps.open(when, documentId);
      opened.add(`${step.by} ${documentId}`);
      await deps.act(when, documentId, step, await formOf(month, files, story, step, when.at));
    }
    if ((index + 1) % 200 === 0) progress(index + 1, all.length);
  }
}

interface Beginning {
  readonly story: Story;
  readonly step: Step;
  readonly when: Moment;
}

async function begin(
  month: Month,
  deps: LetterDeps,
  files: LetterFiles,
  { story, step, when }: Beginning,
): Promise<string> {
  if (story.kind === 'memo') return deps.saveMemo(when, memoInput(memoOf(story)));
  if (story.kind === 'publication') {
    return deps.savePublication(when, publicationInput(story, civilDateAt(when.at)));
  }
  if (story.kind === 'paper') {
    const file = await files.papers.get(story.no);
    const day = civilDateAt(when.at);
    return deps.saveLetter(when, officeDocumentInput(story.no, day, file ? [file] : []));
  }
  const letter = letterOf(month, story);
  const fileIds = [await need(files.letters.get(letter.no), `no file of letter ${letter.no}`)];
  if (step.act === 'arrive') {
    return deps.arrive(when, { title: letter.subject, sender: letter.sender, fileIds });
  }
  return deps.register(when, { ...registerFields(letter), fileIds });
}

function letterOf(month: Month, story: Story): DemoLetter {
  return need(month.letters[story.no - 1], `no letter ${story.no}`);
}

function registerFields(letter: DemoLetter) {
  return {
    ...sentFields(emptyRegisterFields),
    sender: letter.sender,
    letterNo: letter.letterNo,
    letterDate: letter.letterDate,
    addressee: letter.addressee,
    title: letter.subject,
    speed: letter.speed,
    secrecy: 'normal' as const,
    note: letter.repeats ? `ได้รับซ้ำกับเรื่องลำดับที่ ${letter.repeats} ทางช่องทางอื่น` : '',
    ...(letter.answerBy ? { dueDate: letter.answerBy } : {}),
    confirmDuplicate: letter.repeats !== null || letter.letterNo === '-',
  };
}

/** What the drafter of a memo saves. */
export function memoInput(memo: DemoMemo) {
  return {
    title: memo.subject,
    addressee: headOf(memo.to),
    unitIds: [unitId(memo.to)],
    ...notFiled,
    speed: 'normal' as const,
    bodyJson: memoBody(memo),
    fileIds: [],
  };
}

const memoOf = ({ no }: Story): DemoMemo => need(memos[no - 1], `no memo ${no}`);

function headOf(unit: UnitKey): string {
  const principal = people
    .flatMap((person) => person.posts)
    .find((post) => post.duty === 'head' && post.serves === unit);
  return need(principal, `unit ${unit} has no head`).th;
}

/** Acts that ask for the password; the demo does not check it, so any will do. */
const confirmed = new Set<Step['act']>(['sign', 'initial', 'approve', 'command']);

/** The answers of a step as the registry expects them: names become ids, spans become days. */
async function formOf(
  month: Month,
  files: LetterFiles,
  story: Story,
  step: Step,
  at: Instant,
): Promise<Record<string, unknown>> {
  if (step.act === 'register') return registerFields(letterOf(month, story));
  const { form } = step;
  const answer = form.hasFile ? await files.answers.get(story.no) : undefined;
  // A report that was sent back is written anew; its file is attached to the first one already.
  if (answer) files.answers.delete(story.no);
  return {
    ...plainAnswers(form),
    ...personAnswers(form),
    ...(form.certifiedBy ? { meetingNo: form.certifiedBy, meetingDate: civilDateAt(at) } : {}),
    ...(form.dueInDays ? { dueDate: addDays(civilDateAt(at), form.dueInDays) } : {}),
    ...(confirmed.has(step.act) ? { password: '-' } : {}),
    ...(answer ? { fileIds: [answer] } : {}),
  };
}

function plainAnswers(form: StepForm): Record<string, unknown> {
  const { presentTo: to, ...rest } = form;
  const { note, reason, purpose, decision, retention, percent, outcome, method, places } = rest;
  const given = {
    ...{ note, reason, purpose, decision, retention, percent, outcome, method, places },
    to,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function personAnswers(form: StepForm): Record<string, unknown> {
  const { recipients, person, main, co, reviewers, signatory } = form;
  return {
    ...(recipients
      ? { recipients: recipients.map((to) => ({ unitId: unitId(to.unit), role: to.role })) }
      : {}),
    ...(person ? { personId: personId(person) } : {}),
    ...(main ? { mainPersonId: personId(main), coPersonIds: (co ?? []).map(personId) } : {}),
    ...(signatory
      ? { signatoryId: personId(signatory), reviewerIds: (reviewers ?? []).map(personId) }
      : {}),
  };
}
