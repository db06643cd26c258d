import type { ChannelCode } from '../../contract/index.ts';

/** `so***@example.go.th`: recognisable only for people who know the address. */
export function hideEmail(email: string, shown: number): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(shown, at))}***${email.slice(at)}`;
}

/** What administrators see of an address: never a LINE user or a push subscription. */
export function hideAddress(channel: ChannelCode, address: string): string {
  return channel === 'email' ? hideEmail(address, 2) : '';
}
