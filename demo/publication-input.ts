import { notFiled } from '@sarn/document-classes/contract';
import { addDays, need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { publications } from './publications.ts';
import type { Story } from './step.ts';

/**
 * The form of a published document, as its drafter completed it.
 *
 * @param today day on which it was written
 */
export function publicationInput(story: Story, today: CivilDate) {
  const found = need(publications[story.no - 1], `no publication ${story.no}`);
  const { kind, title, addressee = '', meetingName = '', meetingNo = '', paragraphs } = found;
  const { inForceInDays, meetingDaysBefore } = found;
  const content = paragraphs.map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }));
  return {
    ...{ kind, title, addressee, meetingName, meetingNo },
    ...notFiled,
    ...{ commandType: '', namedPersonIds: [] },
    speed: found.isUrgent ? ('urgent' as const) : ('normal' as const),
    ...(inForceInDays ? { inForceOn: addDays(today, inForceInDays) } : {}),
    ...(meetingDaysBefore ? { meetingDate: addDays(today, -meetingDaysBefore) } : {}),
    bodyJson: { type: 'doc', content },
    changes: [],
    remarks: '',
    fileIds: [],
  };
}
