import { createHash, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { whoWasFirst } from '@sarn/platform-server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { readCertificate, readName } from '@sarn/signing/contract';
import { requestTimestamp } from '@sarn/signing/server';
import type { TimestampSource } from '@sarn/signing/server';
import { timestampLimits } from '../../contract/index.ts';
import type { getTimestamps, saveTimestamps, tryTimestamps } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { verifierFacts } from '../checker/offline-verifier.service.ts';
import { countFiles, listRuns } from '../renewal/renewal.store.ts';
import { askOutside } from './ask-outside.ts';
import {
  listRoots,
  lockSetting,
  readSetting,
  replaceRoots,
  writeSetting,
} from './timestamp.store.ts';
import type { TimestampSetting } from './timestamp.store.ts';
import { allowedFor, openPassword, passwordBox, sealPassword } from './timestamp-source.ts';

const settingSubject = { kind: 'signature-time', id: 'settings' };

type Given = InputOf<typeof tryTimestamps>;

/** The settings of time stamps, and what was done by them; never the password. */
export async function timestampsShown(
  deps: Deps,
  h: Handle,
): Promise<OutputOf<typeof getTimestamps>> {
  const { documents, needs } = deps;
  const { sealedPassword, ...setting } = await readSetting(h);
  const roots = (await listRoots(h)).filter(({ isCurrent }) => isCurrent);
  const now = documents.platform.clock.now();
  return {
    ...setting,
    hasPassword: sealedPassword !== null,
    isOwnReady: await needs.authority.isReady(h),
    certificates: roots.map(({ der }) => cardOf(new Uint8Array(der))),
    files: await countFiles(h, { level: setting.level, until: now.toISOString() }),
    runs: await listRuns(h, timestampLimits.runs, now),
    verifier: await verifierFacts(deps, h),
  };
}

function cardOf(der: Uint8Array) {
  const { subject, issuer, to } = readCertificate(der);
  const nameOf = (name: Uint8Array) => {
    const { commonName, organisation } = readName(name);
    return commonName ?? organisation ?? '';
  };
  return {
    ...{ subject: nameOf(subject), issuer: nameOf(issuer), fingerprint: sha256Of(der) },
    notAfter: new Date(to).toISOString(),
  };
}

const sha256Of = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex');

/** @throws AppError as the call tells */
export async function saveSettings(
  deps: Deps,
  tx: Tx,
  { caller }: SignedContext,
  given: InputOf<typeof saveTimestamps>,
): Promise<number> {
  const { platform } = deps.documents;
  const known = await lockSetting(tx);
  if (known.version !== given.version) {
    const first = await whoWasFirst(tx, deps.documents.organisation, settingSubject);
    throw new AppError('signature.time-stale', first);
  }
  const { roots, ...checked } = await check(deps, tx, known, given);
  const version = known.version + 1;
  await writeSetting(tx, { ...checked, level: given.level, version });
  if (roots) {
    const rows = roots.map((der) => ({ der, sha256: sha256Of(der) }));
    await replaceRoots(tx, rows, platform.clock.now().toISOString());
  }
  const { source, url } = checked;
  await platform.audit.write(tx, {
    ...{ act: 'signature.time-settings', callerId: caller.id },
    subject: settingSubject,
    detail: { source, url, level: given.level },
  });
  return version;
}

/** Asks once with what is typed. @throws AppError as the call tells */
export async function trySettings(
  deps: Deps,
  h: Handle,
  given: Given,
): Promise<OutputOf<typeof tryTimestamps>> {
  const setting = await readSetting(h);
  const { roots, ...checked } = await check(deps, h, setting, given);
  const nothing = { ms: 0, at: null, authority: '' };
  if (checked.source === 'none') return { ...nothing, failure: 'no-source' };
  const stored = (await listRoots(h)).filter(({ isCurrent }) => isCurrent);
  const password = openPassword(passwordBox(deps), checked);
  const source: TimestampSource =
    checked.source === 'own'
      ? await deps.needs.authority.timestamps(h)
      : {
          ask: askOutside({ ...checked, password }, allowedFor(deps)),
          roots: roots ?? stored.map(({ der }) => new Uint8Array(der)),
          now: () => deps.documents.platform.clock.now(),
        };
  const began = performance.now();
  const answer = await requestTimestamp(Buffer.from('time'), source);
  const ms = Math.round(performance.now() - began);
  if (!answer.isGiven) return { ...nothing, ms, failure: answer.failure };
  const anchor = source.roots[0];
  const { organisation, commonName } = anchor ? readName(readCertificate(anchor).subject) : {};
  const authority = commonName ?? organisation ?? '';
  return { failure: null, ms, at: answer.at.toISOString(), authority };
}

interface Checked extends Omit<TimestampSetting, 'level' | 'version'> {
  /** Undefined: those that are stored stay. */
  readonly roots: readonly Uint8Array[] | undefined;
}

async function check(
  deps: Deps,
  h: Handle,
  known: TimestampSetting,
  given: Given,
): Promise<Checked> {
  const { source, url, userName, password, certificates } = given;
  if (source === 'own' && !(await deps.needs.authority.isReady(h))) {
    // It is what a new agency begins with: signatures have no time stamp until the authority is made.
    if (known.source !== 'own') throw new AppError('certificate.no-authority');
  }
  const kept =
    source === 'address' ? { url, userName } : { url: known.url, userName: known.userName };
  const box = passwordBox(deps);
  // The stored one goes to the server for which it was typed, and to no other.
  const stays = originOf(kept.url) === originOf(known.url) ? known.sealedPassword : null;
  const typed = password === null || password === '' ? null : sealPassword(box, password);
  const sealedPassword = password === null ? stays : typed;
  const roots = certificates === null ? undefined : readRoots(certificates);
  if (source === 'address') {
    assertAddress(deps, url, sealedPassword !== null);
    const stored = (await listRoots(h)).filter(({ isCurrent }) => isCurrent);
    if ((roots ?? stored).length === 0) throw new AppError('signature.time-certificate-missing');
  }
  return { source, ...kept, sealedPassword, roots };
}

const originOf = (url: string): string => URL.parse(url)?.origin ?? '';

/** Names are checked when they are called; an address that is written out can be refused at once. */
function assertAddress(deps: Deps, text: string, hasPassword: boolean): void {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password) {
    throw new AppError('signature.time-address');
  }
  const isAllowed = allowedFor(deps);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isAllowed && !isAllowed(host)) {
    throw new AppError('signature.time-address-inside');
  }
  // A time stamp is signed and may come openly; a password may not go so.
  const { isProduction } = deps.documents.platform.config;
  if (hasPassword && isProduction && url.protocol !== 'https:') {
    throw new AppError('signature.time-password-open');
  }
}

/** @throws AppError 'signature.time-certificate' */
function readRoots(text: string): Uint8Array[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  const found = (blocks ?? [Buffer.from(text, 'base64')]).slice(0, timestampLimits.certificates);
  try {
    return found.map((one) => {
      const der = new Uint8Array(new X509Certificate(one).raw);
      readCertificate(der);
      return der;
    });
  } catch {
    throw new AppError('signature.time-certificate');
  }
}
