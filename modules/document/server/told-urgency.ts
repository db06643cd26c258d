import { nearestUsual, usualSpeeds } from '@sarn/document-classes/contract';
import type { UsualSpeed } from '@sarn/document-classes/contract';
import { speedsOf } from '@sarn/document-classes/server';
import type { Tx } from '@sarn/platform-server';
import type { NotificationPort } from './ports.ts';

type News = Parameters<NotificationPort['tell']>[1];

/** Notices as the bell takes them: it knows the four classes of the regulation only. */
export interface NoticeSink extends Omit<NotificationPort, 'tell'> {
  tell(tx: Tx, news: Omit<News, 'urgency'> & { readonly urgency: UsualSpeed }): Promise<void>;
}

const isUsual = (speed: string): speed is UsualSpeed => Object.hasOwn(usualSpeeds, speed);

/** Notices by the speed class of a document, a class of the agency by its rank. */
export function tellingUrgency(sink: NoticeSink): NotificationPort {
  return {
    settle: (tx, done) => sink.settle(tx, done),
    withdraw: (tx, about) => sink.withdraw(tx, about),
    queuesChanged: (tx, personIds) => sink.queuesChanged(tx, personIds),
    async tell(tx, { urgency: speed, ...news }) {
      const urgency = isUsual(speed) ? speed : nearestUsual((await speedsOf(tx))(speed));
      await sink.tell(tx, { ...news, urgency });
    },
  };
}
