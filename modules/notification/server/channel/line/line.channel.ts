import { DeliveryProblem } from '../channel.ts';
import type { Channel } from '../channel.ts';
import type { LineApi } from './line-api.ts';

/** @param api null when the official account is not set up */
export function lineChannel(isOffered: boolean, api: LineApi | null): Channel {
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
