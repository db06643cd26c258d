import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { refuseUnseen } from '@sarn/platform-server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type {
  GatewayHealth,
  PartnerTrouble,
  getExchange,
  getExchangeIdentity,
  saveExchangePartner,
  setExchange,
} from '../contract/index.ts';
import type { ExchangeDependencies } from './dependencies.ts';
import {
  findGateway,
  findOwnCode,
  findPartner,
  listPartners,
  notePartner,
  retirePartner,
  setOwnCode,
  writePartner,
} from './exchange.store.ts';
import { fingerprintOf, isSameFingerprint } from './keys.ts';
import { NotTaken } from './not-taken.ts';
import { ask, post } from './post.ts';

export async function identityOf(
  deps: ExchangeDependencies,
  h: Handle,
): Promise<OutputOf<typeof getExchangeIdentity>> {
  const code = await findOwnCode(h);
  if (code === '') throw new AppError('exchange.off');
  const { nameTh: name } = await deps.organisation.rootUnit(h);
  return { code, name, publicKey: (await deps.ownKey()).publicKey };
}

export async function overview(
  deps: ExchangeDependencies,
  h: Handle,
): Promise<OutputOf<typeof getExchange>> {
  const { publicUrl, basePath } = deps.platform.config;
  const rows = await listPartners(h);
  return {
    code: await findOwnCode(h),
    fingerprint: fingerprintOf((await deps.ownKey()).publicKey),
    address: `${publicUrl}${basePath}`.replace(/\/$/, ''),
    rows: rows.map(({ publicKey, way: _direct, failureCode, ...row }) => ({
      ...row,
      trouble: row.failure === null ? null : troubleOf(failureCode),
      fingerprint: fingerprintOf(publicKey),
    })),
    gateway: await gatewayOf(deps, h),
  };
}

const troubles: Readonly<Record<string, PartnerTrouble>> = {
  'bad-receipt': 'key',
  'exchange.bad-signature': 'own-key',
  'exchange.unknown-partner': 'stranger',
  'exchange.wrong-receiver': 'stranger',
  'exchange.off': 'stranger',
  'exchange.clock-skew': 'clock',
  unreachable: 'away',
};

const troubleOf = (code: string | null): PartnerTrouble => troubles[code ?? ''] ?? 'other';

async function gatewayOf(
  { gateway }: ExchangeDependencies,
  h: Handle,
): Promise<GatewayHealth | null> {
  const state = gateway && (await findGateway(h));
  return state ? { ...state, address: gateway.url, code: gateway.code } : null;
}

const isHere = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/**
 * @throws 'exchange.address-unsafe' unless encrypted; addresses of this server are allowed outside
 *   production
 */
function safeAddress(text: string, isProduction: boolean): string {
  const url = URL.parse(text);
  const isOwn = url !== null && isHere(url.hostname);
  const isSafe = isOwn ? !isProduction : url?.protocol === 'https:';
  if (!url || !isSafe || url.username || url.search || url.hash) {
    throw new AppError('exchange.address-unsafe');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof NotTaken)) return error;
  if (error.code === 'address-refused') return new AppError('exchange.address-inside');
  if (error.code === 'unreachable') return new AppError('exchange.unreachable');
  return new AppError('exchange.refused', { reason: error.message });
}

/**
 * Connects a partner: its key is accepted only if it has the fingerprint that was typed. Opens a
 * transaction after the partner was called, so that a slow one holds no connection.
 */
export async function savePartner(
  deps: ExchangeDependencies,
  { caller, requestId }: SignedContext,
  { url: typed, fingerprint, takesSecret }: InputOf<typeof saveExchangePartner>,
): Promise<OutputOf<typeof saveExchangePartner>> {
  const { db, config } = deps.platform;
  if ((await findOwnCode(db)) === '') throw new AppError('exchange.off');
  const url = safeAddress(typed, config.isProduction);
  const found = await ask(deps, `${url}/api/exchange/identity`).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const { code = '', name = '', publicKey = '' } = found;
  const isKey = Buffer.from(publicKey, 'base64').length === 32;
  if (!isKey || !isSameFingerprint(fingerprint, fingerprintOf(publicKey))) {
    throw new AppError('exchange.fingerprint-differs');
  }
  const at = deps.platform.clock.now().toISOString();
  const row = { id: newId(), code, name, url, publicKey, takesSecret };
  return db.transaction(async (tx) => {
    const id = await writePartner(tx, row, { personId: caller.id, at });
    await deps.platform.audit.write(tx, {
      act: 'exchange.partner-save',
      callerId: caller.id,
      subject: { kind: 'exchange-partner', id },
      detail: { code, url, fingerprint: fingerprintOf(publicKey) },
      requestId,
    });
    return { id };
  });
}

export async function dropPartner(
  deps: ExchangeDependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  id: string,
): Promise<Record<string, never>> {
  const at = deps.platform.clock.now().toISOString();
  if (!(await retirePartner(tx, id, at))) throw new AppError('exchange.partner-not-found');
  await deps.platform.audit.write(tx, {
    act: 'exchange.partner-retire',
    callerId: caller.id,
    subject: { kind: 'exchange-partner', id },
    requestId,
  });
  return {};
}

/** Sends a message without effect; the result is stored with the partner. */
export async function testPartner(
  deps: ExchangeDependencies,
  id: string,
): Promise<{ processTime: string }> {
  const { db, clock } = deps.platform;
  const partner = await findPartner(db, { id });
  if (partner?.way !== 'direct') throw new AppError('exchange.partner-not-found');
  const at = clock.now().toISOString();
  try {
    const message = { id: newId(), message: 'ConnectionTest', body: {} };
    const ownCode = await findOwnCode(db);
    const { processTime } = await post(deps, { partner, ownCode, message });
    await notePartner(db, id, null, at);
    return { processTime };
  } catch (error) {
    if (error instanceof NotTaken) await notePartner(db, id, error, at);
    throw refusalOf(error);
  }
}

export async function setOwn(
  deps: ExchangeDependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { code, seen }: InputOf<typeof setExchange>,
): Promise<Record<string, never>> {
  const subject = { kind: 'exchange', id: 'own-code' };
  const now = () => findOwnCode(tx);
  await refuseUnseen(tx, deps.organisation, { seen, wanted: code, now, subject });
  await setOwnCode(tx, code, {
    personId: caller.id,
    at: deps.platform.clock.now().toISOString(),
  });
  await deps.platform.audit.write(tx, {
    act: 'exchange.set',
    callerId: caller.id,
    subject,
    detail: { code },
    requestId,
  });
  return {};
}
