import type { ListedNotice } from '@sarn/notice-list/contract';
import { Sentence, showHtml, useOpenNotification } from '@sarn/notification/list';
import { formatTime } from '@sarn/kernel';
import { formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { createElement } from 'react';
import { kindLook } from './kind-icon.ts';
import { noticeListWords } from './words/notice-list-words.ts';

/** What happened, by whom and why, and when; or who did what was asked for. It opens the notice. */
export function NoticeLine({ notice }: { readonly notice: ListedNotice }) {
  const language = useLanguage();
  const open = useOpenNotification();
  const { title, messageHtml, documentId, createdAt, isDone } = notice;
  const { Icon, tone } = kindLook(notice);
  return (
    <button
      type="button"
      className="notice-line"
      data-tone={tone}
      data-done={isDone || undefined}
      onClick={() => open(notice)}
    >
      {createElement(Icon, { size: 20, 'aria-hidden': true })}
      <span className="notice-text">
        {isDone ? <DoneBy notice={notice} /> : <Sentence text={title} />}
        {documentId === '' && messageHtml !== '' && (
          <span className="notification-message">{showHtml(messageHtml)}</span>
        )}
      </span>
      <time dateTime={createdAt} title={formatMoment(createdAt, language)}>
        {formatTime(createdAt, language)}
      </time>
    </button>
  );
}

function DoneBy({ notice }: { readonly notice: ListedNotice }) {
  const say = useWords(noticeListWords);
  const language = useLanguage();
  const { title, doneAt, doneBy: name, isDoneByReader } = notice;
  const at = doneAt === null ? '' : formatMoment(doneAt, language);
  const what = isDoneByReader
    ? say('line.doneByYou')
    : name === ''
      ? say('line.done')
      : say('line.doneBy', { name, at });
  // Why it was asked is of no use any more.
  return `${title.split(': ')[0] ?? title}: ${what}`;
}
