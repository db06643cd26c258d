import { createSecretBox, outsideAddresses } from '@sarn/platform-server';
import type { AllowedAddress, Handle, SecretBox } from '@sarn/platform-server';
import type { TimestampSource } from '@sarn/signing/server';
import type { SignatureLevel } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { askOutside } from './ask-outside.ts';
import { listRoots, readSetting } from './timestamp.store.ts';
import type { TimestampSetting } from './timestamp.store.ts';

/** For what the password of the authority is sealed. */
const passwordOwner = 'signature/timestamp';

/** What signatures are stamped by, and how far their files are brought. */
export interface Stamping {
  readonly level: SignatureLevel;
  /** None where the agency wants none, or has no authority of its own yet. */
  readonly source: TimestampSource | undefined;
}

export const passwordBox = ({ needs }: Pick<Deps, 'needs'>): SecretBox =>
  createSecretBox(needs.identityKey);

export const sealPassword = (box: SecretBox, password: string): Buffer =>
  box.seal(passwordOwner, Buffer.from(password));

/** The password of the authority; empty where none is stored. */
export const openPassword = (
  box: SecretBox,
  { sealedPassword }: Pick<TimestampSetting, 'sealedPassword'>,
): string => (sealedPassword ? box.open(passwordOwner, sealedPassword).toString() : '');

/** Addresses that may be asked; every one where nobody works in earnest. */
export const allowedFor = ({ documents, needs }: Deps): AllowedAddress | undefined =>
  documents.platform.config.isProduction ? outsideAddresses(needs.timestampNetworks) : undefined;

/** By the settings as they are now. */
export async function stampingOf(deps: Deps, h: Handle): Promise<Stamping> {
  const setting = await readSetting(h);
  const { level } = setting;
  if (level === 'B-B' || setting.source === 'none') return { level, source: undefined };
  return { level, source: await sourceOf(deps, h, setting) };
}

async function sourceOf(
  deps: Deps,
  h: Handle,
  setting: TimestampSetting,
): Promise<TimestampSource | undefined> {
  const { needs, documents } = deps;
  if (setting.source === 'own') {
    return (await needs.authority.isReady(h)) ? needs.authority.timestamps(h) : undefined;
  }
  const roots = (await listRoots(h)).filter(({ isCurrent }) => isCurrent);
  const { url, userName } = setting;
  const address = { url, userName, password: openPassword(passwordBox(deps), setting) };
  return {
    ask: askOutside(address, allowedFor(deps)),
    roots: roots.map(({ der }) => new Uint8Array(der)),
    now: () => documents.platform.clock.now(),
  };
}

/** Certificates of every authority of time that is or was in use besides the agency's own. */
export const timestampRoots = async (h: Handle): Promise<Uint8Array[]> =>
  (await listRoots(h)).map(({ der }) => new Uint8Array(der));
