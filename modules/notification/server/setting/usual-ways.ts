import { channelCodes, usualLevels } from '../../contract/index.ts';

/** Channels with the level that each has until the agency sets one: parameters of `notice_is_on`. */
export const usualWays = {
  channels: channelCodes,
  levels: channelCodes.map((code) => usualLevels[code]),
} as const;
