import { publicationRules } from '@sarn/document/contract';
import { dayMinutes } from './office-time.ts';
import { demoAccounts } from './people.ts';
import { publications } from './publications.ts';
import type { DemoPublication } from './publications.ts';
import { seededRandom } from './random.ts';
import type { Story } from './step.ts';
import { StoryWriter } from './story-writer.ts';

/** Most people have opened what was published more than this many working days ago. */
const freshDays = 5;

/** A report older than this many working days was certified by the next meeting. */
const certifiedDays = 10;

/**
 * The histories of the published documents.
 *
 * @param month working days of the month, and the minute at which it ends
 */
export function publicationStories(month: {
  readonly days: number;
  readonly end: number;
}): Story[] {
  return publications.map((publication, index): Story => {
    const start = (month.days - publication.daysBack) * dayMinutes + 15 + (index % 9) * 11;
    const writer = new StoryWriter(seededRandom(12_000 + index), start, month.end);
    tellPublication(writer, publication);
    return { kind: 'publication', no: index + 1, steps: writer.steps };
  });
}

function tellPublication(writer: StoryWriter, publication: DemoPublication): void {
  const { kind, drafter, reviewers, signatory, fate } = publication;
  writer.onDocument('savePublication', drafter);
  if (fate === 'draft') return;
  if (fate === 'cancelled') {
    const reason = 'ร่างซ้ำกับคำสั่งที่อยู่ระหว่างดำเนินการ';
    writer.onDocument('cancel', drafter, { reason }, [0.5, 2]);
    return;
  }
  writer.onDocument('submit', drafter, { reviewers, signatory }, [0.1, 0.4]);
  const passed = fate === 'in-review' ? reviewers.slice(0, -1) : reviewers;
  for (const reviewer of passed) {
    writer.onDocument('pass', reviewer, { note: 'ตรวจแล้ว เห็นควรเสนอ' }, [0.1, 0.6]);
  }
  if (fate === 'in-review' || fate === 'awaiting') return;
  if (fate === 'returned') {
    const reason = 'ขอให้หารือกองกฎหมายเรื่องบทเฉพาะกาลก่อน แล้วเสนอใหม่';
    writer.onDocument('sendBack', signatory, { reason }, [0.2, 1]);
    return;
  }
  writer.onDocument(publicationRules[kind].ending, signatory, {}, [0.2, 1]);
  const isOfMeeting = publicationRules[kind].fields.includes('meetingNo');
  if (isOfMeeting && publication.daysBack > certifiedDays) {
    const [number = '1', year = '2569'] = (publication.meetingNo ?? '').split('/');
    const certifiedBy = `${Number(number) + 1}/${year}`;
    writer.onDocument('certify', drafter, { certifiedBy, note: 'ไม่มีผู้ขอแก้ไข' }, [30, 34]);
  }
  if (publication.daysBack <= freshDays) return;
  for (const { username } of demoAccounts) {
    const hasRead = writer.random.next() < 0.85 && username !== drafter;
    if (hasRead) writer.onDocument('read', username, {}, [0.05, 0.3]);
  }
}
