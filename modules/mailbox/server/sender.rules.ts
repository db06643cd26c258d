import type { ArrivalTrust, ArrivalWarning } from '@sarn/intake/contract';

/** Headers by lower-case name, with every value of the mail, topmost first. */
export type MailHeaders = Readonly<Record<string, readonly string[]>>;

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

export interface SenderFacts {
  readonly trust: ArrivalTrust;
  readonly warnings: readonly ArrivalWarning[];
}

const domainOf = (address: string): string => address.split('@').at(-1)?.toLowerCase() ?? '';
const organisationOf = (domain: string): string => {
  const parts = domain.split('.');
  // example.go.th and mail.example.go.th are the same; ac.th, or.th and the like are one suffix.
  const levels = /^(?:go|ac|or|co|in|mi|net)\.th$/.test(parts.slice(-2).join('.')) ? 3 : 2;
  return parts.slice(-levels).join('.');
};
const areOne = (a: string, b: string): boolean =>
  organisationOf(domainOf(a)) === organisationOf(domainOf(b));

/**
 * What the mail itself shows of its sender. A failed check is believed from any server, a passed
 * one
 * only from the agency's own, because a forger can write such a header.
 */
export function judgeSender(
  headers: MailHeaders,
  sender: MailSender,
  own: { readonly address: string; readonly authServer: string | null },
): SenderFacts {
  const results = (headers['authentication-results'] ?? []).map(readResults);
  const isProven = results.some(
    (one) => own.authServer !== null && one.server === own.authServer.toLowerCase() && one.passes,
  );
  const fails = results.some(({ fails: isBad }) => isBad) || hasFailedSpf(headers);
  const warnings: ArrivalWarning[] = [];
  if (fails && !isProven) warnings.push('forged');
  if (!isProven && areOne(sender.address, own.address)) warnings.push('own-domain');
  const shown = /[^\s<>"']+@[^\s<>"']+/.exec(sender.name)?.[0];
  if (shown && shown.toLowerCase() !== sender.address.toLowerCase())
    warnings.push('name-is-address');
  const reply = addressIn(headers['reply-to']?.[0] ?? '');
  if (reply && !areOne(reply, sender.address)) warnings.push('reply-elsewhere');
  const isDoubtful = warnings.some((one) => one !== 'reply-elsewhere');
  return { trust: isDoubtful ? 'doubtful' : isProven ? 'proven' : 'unknown', warnings };
}

interface AuthResults {
  readonly server: string;
  readonly passes: boolean;
  readonly fails: boolean;
}

/** One Authentication-Results header (RFC 8601), comments left out. */
function readResults(line: string): AuthResults {
  const plain = line.replaceAll(/\([^)]*\)/g, ' ').toLowerCase();
  const [server = '', ...rest] = plain.split(';');
  const result = (method: string): string =>
    new RegExp(`(?:^|[\\s;])${method}\\s*=\\s*(\\w+)`).exec(rest.join(';'))?.[1] ?? 'none';
  const [dmarc, spf, dkim] = [result('dmarc'), result('spf'), result('dkim')];
  return {
    server: server.trim().split(/\s/)[0] ?? '',
    // Without DMARC a passed SPF or DKIM may be of any domain, not of the one that is shown.
    passes: dmarc === 'pass',
    fails: dmarc === 'fail' || (dmarc !== 'pass' && dkim !== 'pass' && spf.endsWith('fail')),
  };
}

const hasFailedSpf = (headers: MailHeaders): boolean =>
  (headers['received-spf'] ?? []).some((line) => /^\s*(?:soft)?fail\b/i.test(line));

/** The first address of a header; empty without one. */
export const addressIn = (text: string): string =>
  /<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? /[^\s<>,;"]+@[^\s<>,;"]+/.exec(text)?.[0] ?? '';

/** Whether it was sent automatically or to many (RFC 3834): such a mail is never answered. */
export function isAutomatic(headers: MailHeaders, sender: string): boolean {
  const one = (name: string) => headers[name]?.[0]?.trim().toLowerCase() ?? '';
  const submitted = one('auto-submitted');
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|list|junk|auto_reply)/.test(one('precedence')) ||
    one('return-path') === '<>' ||
    ['list-id', 'list-unsubscribe', 'x-auto-response-suppress', 'x-loop', 'x-autoreply'].some(
      (name) => headers[name] !== undefined,
    ) ||
    /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/i.test(sender)
  );
}
