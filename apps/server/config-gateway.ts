import type { GatewaySettings } from '@sarn/exchange/server';
import { ConfigError } from './config-error.ts';
import * as read from './config-values.ts';

type Value = <T>(name: string, reader: (text: string) => T, otherwise: T) => T;

/**
 * The national gateway of letters, or null when the agency does not use it.
 *
 * @throws ConfigError when its address or the code of the agency is missing
 */
export function gatewaySettings(value: Value): GatewaySettings | null {
  const url = value<string | null>('SARN_GATEWAY_URL', read.safeUrl, null);
  const code = value<string | null>('SARN_GATEWAY_CODE', read.plainText, null);
  const token = value<string | null>('SARN_GATEWAY_TOKEN', read.sharedSecret, null);
  if (url === null && code === null && token === null) return null;
  if (url === null) throw missing('SARN_GATEWAY_URL');
  if (code === null) throw missing('SARN_GATEWAY_CODE');
  return { url, code, token };
}

const missing = (name: string): ConfigError =>
  new ConfigError(`${name} is not set: the gateway needs its address and the code of the agency.`);
