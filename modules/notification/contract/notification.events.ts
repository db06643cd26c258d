import { specifiedEvents } from '@sarn/kernel';

/** Events of specification §4 on the socket of a person. */
export const notificationEvents = {
  /** Plays the sound, shows a toast and reloads the bell. */
  arrived: specifiedEvents.news,
  /** Cards and bell are counted again, without sound or toast, a little later. */
  queuesChanged: specifiedEvents.queues,
  /** A message of the server to the person, shown unchanged. */
  callBack: specifiedEvents.callBack,
} as const;

/**
 * Payload of `header-reload-notification`: never the subject of a document, because it is sent
 * without a permission check. The browser fetches the bell to learn what is new.
 */
export interface ArrivedEvent {
  /** Tone of the toast. */
  readonly type: 'info' | 'success' | 'warning' | 'danger';
  /** General sentence in Thai, for clients without our phrases. */
  readonly title: string;
  readonly text: string;
  /** Key of that sentence in the phrases of this module; without it the title is shown. */
  readonly phrase?: 'notification.arrived';
  readonly module: string;
  /** Kind of notification, such as `queue.sign`. */
  readonly kind: string;
}

/** Payload of `call-back`. */
export interface CallBackEvent {
  readonly message: string;
}

/** Title of the toast of `call-back` (specification §4). */
export const callBackTitle = 'Server Notification';

export const arrivedTitle = { th: 'มีเรื่องใหม่ถึงท่าน', en: 'Something new has reached you' };

/** Text shown instead of a notification about a document the person may no longer read. */
export const closedTitle = {
  th: 'ท่านไม่มีสิทธิ์อ่านเรื่องนี้แล้ว',
  en: 'You may no longer read this matter',
};
