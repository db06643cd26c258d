import type { NextAct as NextActOf, NoticeMatter } from '@sarn/notice-list/contract';
import { openDocument, useTerms } from '@sarn/document/web';
import { useOpenNotification, useReadNotification } from '@sarn/notification/list';
import { Button, UnreadMark, useWords } from '@sarn/platform-web';
import { NoticeLine } from './NoticeLine.tsx';
import { isDone, isNew } from './notice-view.ts';
import { isQueueCode } from './queue-code.ts';
import { noticeListWords } from './words/notice-list-words.ts';

interface MatterProps {
  readonly matter: NoticeMatter;
  /** Its act is the first thing to do of the list. */
  readonly isFirst: boolean;
}

/** Notices of a day about one document: its subject and number, what happened, and what to do next. */
export function Matter({ matter, isFirst }: MatterProps) {
  const { notices, subject, documentId } = matter;
  const done = isDone(matter);
  const [first] = notices;
  const openIt = useOpenMatter(matter);
  return (
    <article className="matter" data-done={done || undefined} aria-label={subject || first?.title}>
      <header className="matter-head">
        {isNew(matter) && <UnreadMark />}
        {documentId === '' ? (
          <span className="matter-subject">{first?.moduleName}</span>
        ) : (
          <button type="button" className="matter-subject" onClick={() => openIt()}>
            {subject}
          </button>
        )}
        <MatterNumber matter={matter} />
      </header>
      {notices.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} />
      ))}
      {matter.nextAct && (
        <NextAct matter={matter} next={matter.nextAct} isFirst={isFirst} onOpen={openIt} />
      )}
    </article>
  );
}

function MatterNumber({ matter }: { readonly matter: NoticeMatter }) {
  const say = useWords(noticeListWords);
  const term = useTerms();
  const { receiveNo, letterNo, stateTerm } = matter;
  const text = letterNo || (receiveNo && say('matter.receiveNo', { no: receiveNo }));
  return <span className="matter-number">{text || term(stateTerm)}</span>;
}

interface NextActProps extends MatterProps {
  readonly next: NextActOf;
  readonly onOpen: (queue?: string) => void;
}

/** The act that waits for the reader, as a button that leads to it. */
function NextAct({ matter, next, isFirst, onOpen }: NextActProps) {
  const say = useWords(noticeListWords);
  const term = useTerms();
  const { subject, notices } = matter;
  const act = next.term ? term(next.term) : say('matter.open');
  return (
    <div className="matter-act">
      <Button
        size="s"
        variant={isFirst ? 'primary' : 'quiet'}
        aria-label={say('matter.actOn', { act, subject: subject || (notices[0]?.title ?? '') })}
        onPress={() => onOpen(next.queue)}
      >
        {act}
      </Button>
    </div>
  );
}

/** Opens the document over the list, which stays as it is, and marks what is new of it read. */
function useOpenMatter({ documentId, notices }: NoticeMatter): (queue?: string) => void {
  const open = useOpenNotification();
  const { mutate: read } = useReadNotification();
  return (queue) => {
    const waiting = notices.find(({ isOpen }) => isOpen) ?? notices[0];
    if (documentId === '') {
      if (waiting) open(waiting);
      return;
    }
    openDocument(documentId, queue !== undefined && isQueueCode(queue) ? queue : undefined);
    for (const { id, isUnread } of notices) if (isUnread) read(id);
  };
}
