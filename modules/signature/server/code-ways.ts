import { AppError, civilDateAt } from '@sarn/kernel';
import { listAllSettings, listOffered } from '@sarn/platform-server';
import type { Handle, SettingsTable, StoredSetting } from '@sarn/platform-server';
import { codeWayTable, sentCodeWays, signatureErrors } from '../contract/index.ts';
import type { CodeWayCard, SentCodeWay } from '../contract/index.ts';
import type { Deps } from './dependencies.ts';

/** The described table: one row for each way. */
export const signingCodeWays: SettingsTable = {
  table: codeWayTable,
  sqlTable: 'signing_code_way',
  refusals: { 'signature.code-way-last': signatureErrors['signature.code-way-last'] },
  async check(tx, { before, after }) {
    const others = (await listAllSettings(tx, signingCodeWays)).filter(
      ({ code }) => code !== before?.code,
    );
    const left = after ? [...others, after] : others;
    if (!left.some(staysOpen)) throw new AppError('signature.code-way-last');
  },
};

const staysOpen = ({ values, validTo }: StoredSetting): boolean =>
  values['isOpen'] === true && validTo === null;

/** Codes of the ways that the agency has open today. */
export async function openWays({ documents }: Deps, h: Handle): Promise<ReadonlySet<string>> {
  const today = civilDateAt(documents.platform.clock.now());
  const rows = await listOffered(h, signingCodeWays, today, null);
  return new Set(rows.filter(({ values }) => values['isOpen'] === true).map(({ code }) => code));
}

/** By which ways a person can confirm a signature with a code. */
export interface PersonWays {
  readonly codeWays: CodeWayCard[];
  readonly hasApp: boolean;
}

/** In the order of the agency; a way is left out where the deployment has no LINE, or no mail server. */
export async function waysOf(deps: Deps, h: Handle, personId: string): Promise<PersonWays> {
  const open = await openWays(deps, h);
  const codeWays: CodeWayCard[] = [];
  for (const way of open) {
    const state = await stateOf(deps, h, personId, way);
    if (isSent(way) && state !== 'off') codeWays.push({ way, state });
  }
  return { codeWays, hasApp: open.has('app') && (await deps.needs.appCodes.has(h, personId)) };
}

const isSent = (way: string): way is SentCodeWay => sentCodeWays.some((one) => one === way);

async function stateOf({ documents, needs }: Deps, h: Handle, personId: string, way: string) {
  if (way === 'line') return needs.line.reach(h, personId);
  const { smtpUrl, isProduction } = documents.platform.config;
  // Without a mail server mails are kept in a folder, which in production nobody reads.
  if (smtpUrl === null && isProduction) return 'off';
  return (await needs.emailOf(h, personId)) ? 'ready' : 'no-address';
}
