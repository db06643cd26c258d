import { BlockList, isIP } from 'node:net';

/** Tells whether a call may be made to an IP address. */
export type AllowedAddress = (ip: string) => boolean;

type Network = readonly [address: string, prefix: number];

/** This computer, its neighbours without a router (where clouds keep secrets), and nobody at all. */
const never: readonly Network[] = [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b::', 96],
  ['fe80::', 10],
  ['ff00::', 8],
];
/** Networks inside organisations (RFC 1918, 4193, 6598): only those that are named are called. */
const inside: readonly Network[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['fc00::', 7],
];

/**
 * Public addresses, and the networks that the agency names.
 *
 * @param named as `10.20.0.0/16`
 */
export function outsideAddresses(named: readonly string[]): AllowedAddress {
  const forbidden = listOf(never);
  const withheld = listOf(inside);
  const allowed = listOf(named.map(readNetwork));
  return (ip) => {
    const family = familyOf(ip);
    if (family === null || forbidden.check(ip, family)) return false;
    return !withheld.check(ip, family) || allowed.check(ip, family);
  };
}

/** @throws RangeError unless it is an address and the length of its prefix */
export function readNetwork(text: string): Network {
  const [address = '', prefix = ''] = text.trim().split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isGood = isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= most;
  if (!isGood) throw new RangeError(`not a network: ${text}`);
  return [address, Number(prefix)];
}

function listOf(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks) {
    list.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

function familyOf(ip: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(ip);
  if (version === 0) return null;
  return version === 6 ? 'ipv6' : 'ipv4';
}
