import { AppError, civilDateAt, need, newId } from '@sarn/kernel';
import type { Handle, Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { Policy, PolicyVersion } from '../../contract/index.ts';
import { findPolicy, findVersionOn, insertPolicy, listPolicies } from './policy.store.ts';
import type { PolicyTextRow } from './policy.store.ts';

/** Name of the version in force today, a Bangkok day. */
export async function currentVersion({ clock }: Platform, h: Handle): Promise<string> {
  const version = await findVersionOn(h, civilDateAt(clock.now()));
  return need(version, 'a privacy policy in force: the first one comes with the tables');
}

/** @param version empty for the one in force. @throws AppError 'help.policy-not-found' */
export async function readPolicy(
  platform: Platform,
  h: Handle,
  version: string,
): Promise<{ item: Policy; versions: PolicyVersion[] }> {
  const current = await currentVersion(platform, h);
  const today = civilDateAt(platform.clock.now());
  const found = await findPolicy(h, version === '' ? current : version);
  if (!found) throw new AppError('help.policy-not-found');
  const withState = <P extends { version: string; inForceOn: string }>(policy: P) => ({
    ...policy,
    state: stateOf(policy, current, today),
  });
  const versions = (await listPolicies(h)).map(withState);
  return { item: withState(found), versions };
}

function stateOf(
  { version, inForceOn }: { readonly version: string; readonly inForceOn: string },
  current: string,
  today: string,
): PolicyVersion['state'] {
  if (version === current) return 'current';
  return inForceOn > today ? 'coming' : 'past';
}

/** @throws AppError 'help.policy-taken', 'help.policy-past' */
export async function publishPolicy(
  { clock, audit }: Platform,
  tx: Tx,
  { caller, requestId }: SignedContext,
  policy: PolicyTextRow,
): Promise<void> {
  const now = clock.now();
  if (policy.inForceOn < civilDateAt(now)) throw new AppError('help.policy-past');
  const id: string = newId(now.getTime());
  const isNew = await insertPolicy(tx, { ...policy, id, by: caller.id, at: now.toISOString() });
  const { version, inForceOn } = policy;
  if (!isNew) throw new AppError('help.policy-taken', { version });
  await audit.write(tx, {
    act: 'help.policy-published',
    callerId: caller.id,
    subject: { kind: 'policy-version', id },
    detail: { version, inForceOn },
    requestId,
  });
}
