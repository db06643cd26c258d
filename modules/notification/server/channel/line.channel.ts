import type { LineAccounts } from '@sarn/line-account/server';
import { DeliveryProblem } from '@sarn/platform-server';
import type { Channel } from './channel.ts';

/** Messages to linked LINE accounts. */
export function lineChannel({ isOffered, api }: LineAccounts): Channel {
  return {
    code: 'line',
    isOffered,
    isSetUp: api !== null,
    async send({ address, heading, short, link, key }) {
      if (!isOffered || !api) throw new DeliveryProblem('off', 'LINE is not set up');
      await api.push(address, `${`${heading}\n${short}`.trim()}\n\n${link}`, key);
    },
  };
}
