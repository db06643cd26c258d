import { specifiedEvents } from '@sarn/kernel';

/** Events of specification §4 on the socket of a person. */
export const notificationEvents = {
  /** Plays the sound, shows a toast and reloads the bell. */
  arrived: specifiedEvents.news,
  /** Cards and bell are counted again, in silence, a little later. */
  queuesChanged: specifiedEvents.queues,
  /** A word of the server to whoever sits there: shown as it is. */
  callBack: specifiedEvents.callBack,
} as const;

/**
 * What `header-reload-notification` carries: never the subject of anything, because it passes by
 * without a permission check. The browser fetches the bell to learn what came.
 */
export interface ArrivedEvent {
  /** Look of the toast. */
  readonly type: 'info' | 'success' | 'warning' | 'danger';
  /** Generic sentence in Thai, for clients without our words. */
  readonly title: string;
  readonly text: string;
  /** Key of that sentence in the words of this module; the title is shown when it is left out. */
  readonly phrase?: 'notification.arrived';
  readonly module: string;
  /** What it is about, as `queue.sign`. */
  readonly kind: string;
}

/** What `call-back` carries. */
export interface CallBackEvent {
  readonly message: string;
}

/** Title of what `call-back` shows (specification §4). */
export const callBackTitle = 'Server Notification';

export const arrivedTitle = { th: 'มีเรื่องใหม่ถึงท่าน', en: 'Something new has reached you' };

/** What stands in place of news about a document that their reader may no longer read. */
export const closedTitle = {
  th: 'ท่านไม่มีสิทธิ์อ่านเรื่องนี้แล้ว',
  en: 'You may no longer read this matter',
};
