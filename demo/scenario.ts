import type { UnitKey } from './agency.ts';
import { units } from './agency.ts';
import type { DemoLetter } from './letters.ts';
import { memos } from './memos.ts';
import type { DemoMemo, MemoFate } from './memos.ts';
import { officeDocumentStories } from './office-document-stories.ts';
import { publicationStories } from './publication-stories.ts';
import { dayMinutes } from './office-time.ts';
import { phrases, reportTexts } from './phrases.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import type { StepRecipient, Story } from './step.ts';
import { StoryWriter, teamOf } from './story-writer.ts';
import type { UnitTeam } from './story-writer.ts';

/** Working days of the demo month. */
export const monthDays = 21;
const monthEnd = monthDays * dayMinutes;

/**
 * When each letter is registered, in working minutes since the first morning, rising.
 *
 * @param count how many letters come
 */
export function arrivalMinutes(count: number): readonly number[] {
  const random = seededRandom(1983);
  const gap = (monthEnd - 40) / count;
  return Array.from({ length: count }, (_, index) =>
    Math.floor(20 + index * gap + random.next() * gap * 0.9),
  );
}

/** Irregular events, by arrival number of the letter. */
const turns = {
  refused: new Set([22, 59, 101]),
  executiveBack: new Set([12, 68]),
  recalled: new Set([18, 49, 83]),
  recalledAndLeft: new Set([112]),
  unitBack: new Set([9, 31, 72]),
  unitBackAndLeft: new Set([108]),
  settled: new Set([37]),
  headBack: new Set([15, 67]),
  assignmentBack: new Set([42, 56]),
  reassigned: new Set([27, 69]),
  reportBack: new Set([6, 34, 58]),
  assignmentEnded: new Set([14, 44]),
} as const;

type Station =
  | 'registered'
  | 'presented'
  | 'commanded'
  | 'sent'
  | 'received'
  | 'unit-presented'
  | 'studying'
  | 'considered'
  | 'assigned'
  | 'in-progress'
  | 'reported'
  | 'completed';

/**
 * Letters that stay in a state to the end of the month, so that every queue has entries; some of
 * them are long overdue, so that reminders have a subject. Every state has one of each of the
 * two divisions of the start banner.
 */
const rests: Readonly<Record<Station, readonly number[]>> = {
  registered: [110, 115, 116],
  presented: [105, 106, 111, 113, 117],
  commanded: [107, 114],
  sent: [98, 99, 104],
  received: [25, 93, 102],
  'unit-presented': [61, 70, 74, 85],
  studying: [76, 81],
  considered: [71, 82, 103],
  assigned: [62, 75, 77],
  'in-progress': [16, 40],
  reported: [19, 35],
  completed: [15, 28],
};

/** Letters that wait for the deputies and not for the head. */
const forDeputy = new Set([106, 111, 117]);

/** Ends the story here when this letter stays in the state. */
function reach(writer: StoryWriter, no: number, station: Station): void {
  if (rests[station].includes(no)) writer.halt();
}

/** The history of every letter, memo and publication, up to the end of the month. */
export function stories(letters: readonly DemoLetter[]): readonly Story[] {
  const starts = arrivalMinutes(letters.length);
  const told = letters.map((letter, index): Story => {
    const random = seededRandom(5000 + letter.no);
    const writer = new StoryWriter(random, starts[index] ?? 0, monthEnd);
    tellLetter(writer, letter);
    return { kind: 'letter', no: letter.no, steps: writer.steps };
  });
  const written = memos.map((memo, index): Story => {
    const start = (monthDays - memo.daysBack) * dayMinutes + 25 + index * 7;
    const writer = new StoryWriter(seededRandom(9000 + index), start, monthEnd);
    tellMemo(writer, memo);
    return { kind: 'memo', no: index + 1, steps: writer.steps };
  });
  return [
    ...told,
    ...written,
    ...publicationStories({ days: monthDays, end: monthEnd }),
    ...officeDocumentStories({ days: monthDays, end: monthEnd }),
  ];
}

function unitName(key: UnitKey): string {
  return units.find((unit) => unit.key === key)?.th ?? '';
}

function phrase(random: Random, list: readonly string[], unit?: UnitKey): string {
  return random.pick(list).replace('{unit}', unit ? unitName(unit) : '');
}

function tellLetter(writer: StoryWriter, letter: DemoLetter): void {
  const { random } = writer;
  const registrar = random.next() < 0.75 ? 'saraban' : 'saraban2';
  const isElectronic = letter.no % 4 === 0 || turns.refused.has(letter.no) || letter.no >= 118;
  if (isElectronic) writer.onDocument('arrive', registrar);
  if (turns.refused.has(letter.no)) {
    writer.onDocument('refuse', registrar, { reason: phrase(random, phrases.refuse) });
    return;
  }
  // The last ones have just arrived and wait in the arrival box.
  if (letter.no >= 118) return;
  writer.onDocument(isElectronic ? 'register' : 'registerIncoming', registrar, {}, [0.2, 2]);
  reach(writer, letter.no, 'registered');
  const { wish } = letter;
  const isTold = wish === 'inform' || wish === 'deliver';
  const draw = random.next();
  if (isTold && draw < 0.3) tellKept(writer, registrar);
  else if (isTold && draw < 0.75) tellDistributed(writer, letter, registrar);
  else tellCommanded(writer, letter, registrar);
}

/** The head takes note; the registry files it. */
function tellKept(writer: StoryWriter, registrar: string): void {
  const { random } = writer;
  writer
    .onDocument('present', registrar, {
      presentTo: 'deputy',
      purpose: 'to-know',
      note: phrase(random, phrases.presentToKnow),
    })
    .onDocument('command', 'deputy', {
      decision: random.next() < 0.6 ? 'acknowledged' : 'keep',
      note: phrase(random, phrases.commandKeep),
    })
    .onDocument('close', registrar, {
      retention: 'one-year',
      note: phrase(random, phrases.close),
    });
}

function tellDistributed(writer: StoryWriter, letter: DemoLetter, registrar: string): void {
  const recipients = recipientsOf(writer, letter);
  const note = phrase(writer.random, phrases.distribute);
  writer.onDocument('distribute', registrar, { recipients, note });
  tellTransmissions(writer, letter, recipients, registrar);
}

function tellCommanded(writer: StoryWriter, letter: DemoLetter, registrar: string): void {
  const { random } = writer;
  const isUrgent = letter.speed !== 'normal' || random.next() < 0.55;
  const isForHead = isUrgent && !forDeputy.has(letter.no);
  const executive = isForHead ? 'director' : random.next() < 0.7 ? 'deputy' : 'deputy2';
  const present = () =>
    writer.onDocument('present', registrar, {
      presentTo: isForHead ? 'head' : 'deputy',
      purpose: 'to-consider',
      note: phrase(random, phrases.present, letter.main),
    });
  present();
  if (turns.executiveBack.has(letter.no)) {
    const reason = phrase(random, phrases.executiveBack);
    writer.onDocument('sendBack', executive, { reason }, [1, 4]);
    present();
  }
  reach(writer, letter.no, 'presented');
  const recipients = recipientsOf(writer, letter);
  writer.onDocument(
    'command',
    executive,
    {
      decision: random.next() < 0.75 ? 'assign' : 'proceed',
      note: phrase(random, phrases.command, letter.main),
      recipients,
    },
    [1, 7],
  );
  reach(writer, letter.no, 'commanded');
  writer.onDocument(
    'dispatchCommand',
    registrar,
    {
      recipients,
      note: phrase(random, phrases.dispatch),
    },
    [0.3, 3],
  );
  tellTransmissions(writer, letter, recipients, registrar);
}

const infoUnits: readonly UnitKey[] = ['policy', 'legal', 'secretariat', 'it'];

function recipientsOf(writer: StoryWriter, letter: DemoLetter): readonly StepRecipient[] {
  const main: StepRecipient = { unit: letter.main, role: 'main' };
  const other = writer.random.pick(infoUnits);
  const isTwo = writer.random.next() < 0.3 && other !== letter.main;
  return isTwo ? [main, { unit: other, role: 'info' }] : [main];
}

function tellTransmissions(
  writer: StoryWriter,
  letter: DemoLetter,
  recipients: readonly StepRecipient[],
  registrar: string,
): void {
  reach(writer, letter.no, 'sent');
  const sent = writer.now;
  for (const { unit, role } of recipients) {
    writer.rewind(sent);
    if (writer.isOver) return;
    if (role === 'info') tellInfoTransmission(writer, teamOf(unit));
    else if (tellUncertainSending(writer, letter, registrar)) tellMainTransmission(writer, letter);
  }
}

function tellInfoTransmission(writer: StoryWriter, team: UnitTeam): void {
  const { random } = writer;
  writer
    .onTransmission(team.unit, 'receive', team.clerk, {}, [0.5, 5])
    .onTransmission(team.unit, 'present', team.clerk, { note: phrase(random, phrases.unitPresent) })
    .onTransmission(
      team.unit,
      'recordResult',
      team.head,
      {
        decision: 'acknowledged',
        note: phrase(random, phrases.noted),
      },
      [1, 8],
    )
    .onTransmission(team.unit, 'acknowledgeFile', team.head, { retention: 'one-year' }, [0.1, 1]);
}

/** Whether the document finally reached its unit, after a recall or a return. */
function tellUncertainSending(writer: StoryWriter, letter: DemoLetter, registrar: string): boolean {
  const { random } = writer;
  const { no, main } = letter;
  const team = teamOf(main);
  const recalled = turns.recalled.has(no) || turns.recalledAndLeft.has(no);
  const returned = turns.unitBack.has(no) || turns.unitBackAndLeft.has(no) || turns.settled.has(no);
  if (recalled) {
    writer.onTransmission(
      main,
      'recall',
      registrar,
      { reason: phrase(random, phrases.recall) },
      [0.1, 0.4],
    );
  }
  if (returned) {
    writer.onTransmission(
      main,
      'sendBack',
      team.clerk,
      { reason: phrase(random, phrases.unitBack) },
      [0.5, 3],
    );
  }
  if (turns.settled.has(no)) {
    writer.onTransmission(
      main,
      'settle',
      registrar,
      { note: phrase(random, phrases.settle) },
      [1, 3],
    );
    return false;
  }
  if (turns.recalledAndLeft.has(no) || turns.unitBackAndLeft.has(no)) return false;
  if (recalled || returned) {
    const recipients: readonly StepRecipient[] = [{ unit: main, role: 'main' }];
    const note = phrase(random, phrases.resend);
    writer.onTransmission(main, 'resend', registrar, { recipients, note }, [0.5, 2]);
  }
  return true;
}

function tellMainTransmission(writer: StoryWriter, letter: DemoLetter): void {
  const { random } = writer;
  const team = teamOf(letter.main);
  writer.onTransmission(team.unit, 'receive', team.clerk, {}, [0.3, 4]);
  reach(writer, letter.no, 'received');
  tellPresented(writer, team, letter.no);
  reach(writer, letter.no, 'unit-presented');
  tellDecided(writer, team, letter.no);
  reach(writer, letter.no, 'considered');
  const main = pickOfficer(random, team);
  const co = team.officers.find((officer) => officer !== main);
  const hasCo = co !== undefined && (random.next() < 0.5 || turns.assignmentEnded.has(letter.no));
  const dueInDays = letter.speed === 'normal' ? random.between(5, 12) : random.between(2, 5);
  const assign = (officer: string, others: readonly string[]) =>
    writer.onTransmission(
      team.unit,
      'assign',
      team.head,
      {
        main: officer,
        co: others,
        dueInDays,
        note: phrase(random, phrases.assign),
      },
      [0.2, 3],
    );
  assign(main, hasCo ? [co] : []);
  reach(writer, letter.no, 'assigned');
  tellWork(writer, letter, team, { main, co: hasCo ? co : null, assign });
}

/** The banner's accounts get many assignments, so that a visitor finds work in each of them. */
function pickOfficer(random: Random, team: UnitTeam): string {
  const [first] = team.officers;
  return first && random.next() < 0.5 ? first : random.pick(team.officers);
}

function tellPresented(writer: StoryWriter, team: UnitTeam, no: number): void {
  const { random } = writer;
  const [officer = team.head] = team.officers;
  if (random.next() < 0.22 || rests.studying.includes(no)) {
    writer.onTransmission(team.unit, 'assignPresent', team.clerk, {
      person: officer,
      dueInDays: 4,
      note: phrase(random, phrases.study),
    });
    reach(writer, no, 'studying');
    writer.onTransmission(
      team.unit,
      'presentStudy',
      officer,
      { note: phrase(random, phrases.opinion) },
      [3, 10],
    );
    return;
  }
  const present = () =>
    writer.onTransmission(team.unit, 'present', team.clerk, {
      note: phrase(random, phrases.unitPresent),
    });
  present();
  if (!turns.headBack.has(no)) return;
  const reason = phrase(random, phrases.headBack);
  writer.onTransmission(team.unit, 'sendBack', team.head, { reason }, [1, 4]);
  present();
}

function tellDecided(writer: StoryWriter, team: UnitTeam, no: number): void {
  const { random } = writer;
  if (random.next() < 0.6 && !rests.considered.includes(no)) return;
  const note = phrase(random, phrases.result);
  writer.onTransmission(team.unit, 'recordResult', team.head, { decision: 'agreed', note }, [1, 6]);
}

interface Work {
  readonly main: string;
  readonly co: string | null;
  readonly assign: (officer: string, others: readonly string[]) => StoryWriter;
}

function tellWork(writer: StoryWriter, letter: DemoLetter, team: UnitTeam, work: Work): void {
  const { random } = writer;
  const { unit } = team;
  const spare = team.officers.find((one) => one !== work.main && one !== work.co);
  let { main, co } = work;
  if (turns.assignmentBack.has(letter.no) && spare) {
    const reason = phrase(random, phrases.assignmentBack);
    writer.onAssignment(unit, main, 'sendBack', main, { reason });
    // Giving back the main assignment ends the others too: the head assigns anew.
    main = spare;
    co = null;
    work.assign(main, []);
  }
  if (turns.reassigned.has(letter.no) && spare) {
    const reason = phrase(random, phrases.reassign);
    writer.onAssignment(unit, main, 'reassign', team.head, { person: spare, reason });
    main = spare;
  }
  writer.onAssignment(unit, main, 'accept', main, {}, [0.3, 6]);
  reach(writer, letter.no, 'in-progress');
  if (co) tellCoWork(writer, letter.no, team, co);
  if (random.next() < 0.6) {
    const percent = random.between(2, 7) * 10;
    const note = phrase(random, phrases.progress);
    writer.onAssignment(unit, main, 'report', main, { percent, note }, [2, 10]);
  }
  tellFinish(writer, letter, team, main);
}

function tellCoWork(writer: StoryWriter, no: number, team: UnitTeam, co: string): void {
  const { random } = writer;
  if (turns.assignmentEnded.has(no)) {
    const reason = phrase(random, phrases.endJob);
    writer.onAssignment(team.unit, co, 'endJob', team.head, { reason }, [1, 4]);
    return;
  }
  writer
    .onAssignment(team.unit, co, 'accept', co, {}, [0.3, 3])
    .onAssignment(
      team.unit,
      co,
      'report',
      co,
      { percent: 100, note: phrase(random, phrases.coReport) },
      [2, 6],
    );
}

function tellFinish(writer: StoryWriter, letter: DemoLetter, team: UnitTeam, main: string): void {
  const { random } = writer;
  const done = () =>
    writer.onAssignment(
      team.unit,
      main,
      'report',
      main,
      {
        percent: 100,
        note: phrase(random, reportTexts[letter.wish]),
        hasFile: letter.no % 3 === 0,
      },
      [4, 16],
    );
  done();
  if (turns.reportBack.has(letter.no)) {
    const reason = phrase(random, phrases.reportBack);
    writer.onTransmission(team.unit, 'sendBack', team.head, { reason }, [1, 5]);
    done();
  }
  reach(writer, letter.no, 'reported');
  const approval = { note: phrase(random, phrases.approve) };
  writer.onTransmission(team.unit, 'approveReport', team.head, approval, [0.5, 8]);
  reach(writer, letter.no, 'completed');
  const retention = random.next() < 0.3 ? 'ten-years' : 'one-year';
  const note = phrase(random, phrases.close);
  writer.onTransmission(team.unit, 'close', team.clerk, { retention, note }, [0.5, 10]);
}

/** How many of the steps after the signature a memo passed. */
const afterSigning: readonly MemoFate[] = [
  'sent',
  'received',
  'presented',
  'assigned',
  'in-progress',
  'reported',
  'closed',
];

function tellMemo(writer: StoryWriter, memo: DemoMemo): void {
  const { drafter, reviewers, signatory, fate } = memo;
  writer.onDocument('saveMemo', drafter);
  if (fate === 'draft') return;
  writer.onDocument('submit', drafter, { reviewers, signatory }, [0.1, 0.5]);
  if (fate === 'withdrawn') {
    const reason = 'ขอแก้ไขรายละเอียดผู้ใช้งานก่อนเสนอใหม่';
    writer.onDocument('withdraw', drafter, { reason }, [0.2, 1]);
    return;
  }
  const passed = fate === 'in-review' ? reviewers.slice(0, -1) : reviewers;
  for (const reviewer of passed) {
    writer.onDocument('pass', reviewer, { note: 'ตรวจแล้ว เห็นควรเสนอลงนาม' }, [0.2, 1.5]);
  }
  if (fate === 'in-review' || fate === 'awaiting-sign') return;
  if (fate === 'returned') {
    const reason = 'ขอให้ระบุแหล่งเงินที่ขอโอนให้ชัดเจน และแนบรายงานสถานะการใช้จ่าย';
    writer.onDocument('sendBack', signatory, { reason }, [0.5, 2]);
    return;
  }
  if (fate === 'disapproved') {
    const reason = 'ยังมีครุภัณฑ์ที่ซ่อมแซมใช้งานได้ ให้เสนอใหม่ในปีงบประมาณถัดไป';
    writer.onDocument('disapprove', signatory, { reason }, [0.5, 2]);
    return;
  }
  writer.onDocument('sign', signatory, {}, [0.2, 1.5]);
  tellMemoTransmission(writer, teamOf(memo.to), afterSigning.indexOf(fate));
}

function tellMemoTransmission(writer: StoryWriter, team: UnitTeam, stations: number): void {
  const { random } = writer;
  const [main = team.head] = team.officers;
  const steps: readonly (() => unknown)[] = [
    () => writer.onTransmission(team.unit, 'receive', team.clerk, {}, [0.2, 1]),
    () =>
      writer.onTransmission(
        team.unit,
        'present',
        team.clerk,
        { note: phrase(random, phrases.unitPresent) },
        [0.2, 1],
      ),
    () =>
      writer.onTransmission(
        team.unit,
        'assign',
        team.head,
        {
          main,
          co: [],
          dueInDays: random.between(4, 9),
          note: phrase(random, phrases.assign),
        },
        [0.2, 2],
      ),
    () => writer.onAssignment(team.unit, main, 'accept', main, {}, [0.2, 2]),
    () => {
      const note = phrase(random, phrases.opinion);
      writer.onAssignment(team.unit, main, 'report', main, { percent: 100, note }, [2, 8]);
    },
    () => {
      writer.onTransmission(
        team.unit,
        'approveReport',
        team.head,
        { note: phrase(random, phrases.approve) },
        [1, 4],
      );
      writer.onTransmission(team.unit, 'close', team.clerk, { retention: 'five-years' }, [0.5, 3]);
    },
  ];
  for (const tell of steps.slice(0, stations)) tell();
}
