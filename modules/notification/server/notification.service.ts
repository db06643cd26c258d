import { cleanText, newId } from '@sarn/kernel';
import type { NoticeEvent } from '@sarn/kernel';
import type { Clock, Tx } from '@sarn/platform-server';
import { arrivedTitle, isLocked, isWorkFor, notificationLimits } from '../contract/index.ts';
import type { Urgency } from '../contract/index.ts';
import type { LiveNews } from './live-news.ts';
import { cut, toHtmlMessage, toMessage } from './message.rules.ts';
import { deleteToldOf, insertNotifications, settleWork } from './notification.store.ts';
import { isAnybodyReachable } from './outbox/news.store.ts';
import type { Outbox } from './outbox/outbox.jobs.ts';

interface NewsBase {
  /** Repeats are left out; with an empty list nothing is written. */
  readonly personIds: readonly string[];
  /** One of `notificationModules`; typed as string, so that ports of other modules fit. */
  readonly module: string;
  /** Kind, such as `queue.sign`: sent over sockets without a check, so it names no document. */
  readonly kind: string;
  /** What these people are to the matter; left out: what the kind declares first. */
  readonly role?: string;
  /** Plain text; a single text is used for both languages. */
  readonly title?: string | { readonly th: string; readonly en: string };
  readonly documentId?: string | null;
  readonly transactionId?: string | null;
  /** Reference of the document in links (`F_DOC_GET_ID`); its id when left out. */
  readonly documentRef?: string;
  /**
   * Its subject is not sent by channels: letters and notices say only that there is something.
   * The title is sent, so it must not contain the subject.
   */
  readonly isConfidential?: boolean;
  /** Speed class; urgent ones may be sent in quiet hours. Normal when left out. */
  readonly urgency?: Urgency;
  /** Page to open where there is no document, below the base path: `/sarabun/arrivals/…`. */
  readonly place?: `/${string}`;
  /** Id of what it is about where that is no document yet; its module says who may read it. */
  readonly matterId?: string;
  /**
   * The work that it asks for, such as `transmission:<id>`; `settle` with the same key marks it done.
   */
  readonly workKey?: string;
  /** For MEET: `{ ID }`. */
  readonly options?: Readonly<Record<string, string | number>>;
}

/** The message is plain text or markup; markup is sanitised before it is written. */
export type News = NewsBase &
  (
    | { readonly message: string; readonly messageHtml?: never }
    | { readonly messageHtml: string; readonly message?: never }
  );

/** The service by which other modules notify people. */
export interface NotificationService {
  /**
   * Writes a notification for people in the transaction of the act, updates their bell after the
   * commit, and sends it by the channels they chose. Give only people who may read the document:
   * each of them will see title and message.
   */
  tell(tx: Tx, news: News): Promise<void>;
  /**
   * Work was done, by whoever: notices that ask for it are shown as done and no longer count as unread,
   * and nothing more of them is sent. Only those of these people, where some are named.
   */
  settle(
    tx: Tx,
    done: {
      readonly workKeys: readonly string[];
      readonly personIds?: readonly string[];
      /** Who did it; left out where nobody is told. */
      readonly by?: string;
    },
  ): Promise<void>;
  /** Deletes notifications about a transmission or document that people may no longer see. */
  withdraw(
    tx: Tx,
    about: {
      /** All people where left out. */
      readonly personIds?: readonly string[];
      readonly transactionId?: string;
      readonly documentId?: string;
      /** Only confidential ones. */
      readonly isConfidential?: true;
    },
  ): Promise<void>;
  /** After the commit, cards and bell of these people are counted again, without sound. */
  queuesChanged(tx: Tx, personIds: readonly string[]): void;
}

/**
 * @param declared the kind as its module declares it; undefined for one that nobody declares
 * @param outbox sends by the channels; left out where there are none
 */
export function createNotificationService(
  clock: Clock,
  live: LiveNews,
  declared: (module: string, kind: string) => NoticeEvent | undefined,
  outbox?: Pick<Outbox, 'plan'>,
): NotificationService {
  return {
    async tell(tx, news) {
      const personIds = [...new Set(news.personIds)];
      if (personIds.length === 0) return;
      const { module, kind, documentId = null, transactionId = null } = news;
      const { isConfidential = false, urgency = 'normal' } = news;
      const now = clock.now();
      const title = toTitle(news.title);
      const { text, html } =
        news.messageHtml === undefined ? toMessage(news.message) : toHtmlMessage(news.messageHtml);
      const newsId = newId(now.getTime());
      const event = declared(module, kind);
      const role = news.role ?? event?.roles[0] ?? 'holder';
      const shownTo = await insertNotifications(tx, {
        newsId,
        isConfidential,
        urgency,
        ids: personIds.map(() => newId(now.getTime())),
        personIds,
        ...{ module, kind, role },
        isLocked: event !== undefined && isLocked('bell', isWorkFor(event, role)),
        titleTh: title.th,
        titleEn: title.en,
        message: text,
        messageHtml: html,
        options: optionsOf(news),
        documentId,
        transactionId,
        documentRef: news.documentRef ?? documentId ?? '',
        workKey: news.workKey ?? null,
        at: now.toISOString(),
      });
      live.arrived(tx, shownTo, { module, kind });
      if (outbox && (await isAnybodyReachable(tx, personIds))) await outbox.plan(tx, newsId);
    },
    async settle(tx, done) {
      const personIds = await settleWork(tx, { ...done, at: clock.now().toISOString() });
      live.queuesChanged(tx, personIds);
    },
    withdraw: (tx, about) => deleteToldOf(tx, about),
    queuesChanged: (tx, personIds) => live.queuesChanged(tx, personIds),
  };
}

/** The options of old clients, with PATH and MATTER for our own pages. */
function optionsOf({ options = {}, place, matterId }: NewsBase): Record<string, string | number> {
  return {
    ...options,
    ...(place === undefined ? {} : { PATH: place }),
    ...(matterId === undefined ? {} : { MATTER: matterId }),
  };
}

function toTitle(title: NewsBase['title']): { th: string; en: string } {
  const both = typeof title === 'string' ? { th: title, en: title } : (title ?? arrivedTitle);
  const line = (text: string, instead: string): string =>
    cut(cleanText(text).replace(/\s+/g, ' ').trim(), notificationLimits.maxTitleLength) || instead;
  return { th: line(both.th, arrivedTitle.th), en: line(both.en, arrivedTitle.en) };
}
