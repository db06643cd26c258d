import { BlockList, isIP } from 'node:net';
import { AppError } from '@sarn/kernel';
import { readNetwork } from '@sarn/platform-server';

/**
 * An address or a network as it is kept: `203.150.1.5` is a network of one.
 *
 * @throws AppError 'program.address-form'
 */
export function networkOf(text: string): string {
  const version = isIP(text);
  const network = version === 0 ? text : `${text}/${version === 6 ? 128 : 32}`;
  try {
    readNetwork(network);
  } catch {
    throw new AppError('program.address-form', { address: text });
  }
  return network;
}

/** Whether a call from there is in one of the networks; everywhere is where there is none. */
export function isFrom(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const text of networks) {
    const [address, prefix] = readNetwork(text);
    list.addSubnet(address, prefix, familyOf(address));
  }
  // The server listens on both families: an old address may arrive inside a new one.
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
