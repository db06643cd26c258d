import { DeliveryProblem, isRefusedForGood } from '@sarn/platform-server';
import type { Mail } from '@sarn/platform-server';
import type { Channel } from '../channel.ts';
import { toHtmlLetter, toTextLetter } from './mail-letter.ts';

/** Letters by e-mail: to the SMTP server, or only kept where there is none. */
export function mailChannel(mail: Mail): Channel {
  return {
    code: 'email',
    isOffered: true,
    isSetUp: true,
    async send(letter) {
      const message = {
        to: letter.address,
        subject: letter.heading,
        text: toTextLetter(letter),
        html: toHtmlLetter(letter),
        // The Message-ID is made from it: a repeat after a crash has the same Message-ID.
        key: `notification ${letter.key}`,
      };
      await mail.deliver(message).catch((error: unknown) => {
        throw toProblem(error);
      });
    },
  };
}

function toProblem(error: unknown): DeliveryProblem {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  // The text of the server's answer may contain the address: only its code is stored.
  const detail = responseCode === undefined ? (code ?? 'no answer') : `SMTP ${responseCode}`;
  if (responseCode === 535 || responseCode === 530 || code === 'EAUTH') {
    return new DeliveryProblem('unauthorised', detail);
  }
  if (isRefusedForGood(error)) return new DeliveryProblem('refused', detail, true);
  return new DeliveryProblem(responseCode === undefined ? 'unreachable' : 'busy', detail);
}
