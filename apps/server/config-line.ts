import type { LineSettings } from '@sarn/line-account/server';
import { ConfigError } from './config-error.ts';
import * as read from './config-values.ts';

type Value = <T>(name: string, reader: (text: string) => T, otherwise: T) => T;

const officialApi = 'https://api.line.me';

/**
 * The official account of the agency, or null when neither of its two secrets is set.
 *
 * @throws ConfigError when one of the two is missing
 */
export function lineSettings(value: Value): LineSettings | null {
  const channelSecret = value<string | null>('LINE_CHANNEL_SECRET', read.secret, null);
  const accessToken = value<string | null>('LINE_CHANNEL_ACCESS_TOKEN', read.secret, null);
  const apiUrl = value('LINE_API_URL', read.publicUrl, officialApi);
  const officialId = value<string | null>('LINE_OFFICIAL_ID', read.lineOfficialId, null);
  if (channelSecret === null && accessToken === null) return null;
  if (channelSecret === null || accessToken === null) {
    const absent = channelSecret === null ? 'LINE_CHANNEL_SECRET' : 'LINE_CHANNEL_ACCESS_TOKEN';
    throw new ConfigError(`${absent} is not set: LINE needs the secret and the access token.`);
  }
  return { channelSecret, accessToken, apiUrl, officialId };
}
