import { newToken, tokenHash } from '@sarn/authentication/server';
import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { programLimits } from '../contract/index.ts';
import { tokenPrefix } from './authenticate.ts';
import type { ApiProgramDependencies } from './dependencies.ts';
import { lockProgram } from './program.store.ts';
import { insertToken, listTokens, revokeTokens } from './token.store.ts';

/** Issues a token, of which only the digest is kept. */
export async function issue(
  { platform: { clock, audit } }: ApiProgramDependencies,
  tx: Tx,
  { caller }: SignedContext,
  programId: string,
): Promise<{ token: string }> {
  const program = await lockProgram(tx, programId);
  if (!program) throw new AppError('program.not-found');
  const now = clock.now();
  if (program.expiresOn < civilDateAt(now)) throw new AppError('platform.program-expired');
  const { tokens: most } = programLimits;
  if ((await listTokens(tx, [programId])).length >= most) {
    throw new AppError('program.tokens-full', { most });
  }
  const token = `${tokenPrefix}${newToken()}`;
  const id = newId();
  await insertToken(
    tx,
    { id, programId, hash: tokenHash(token), tail: token.slice(-4) },
    { personId: caller.id, at: now.toISOString() },
  );
  await audit.write(tx, {
    act: 'api-program.token-issued',
    callerId: caller.id,
    subject: { kind: 'api-program', id: programId },
    detail: { tokenId: id },
  });
  return { token };
}

export async function revoke(
  { platform: { clock, audit } }: ApiProgramDependencies,
  tx: Tx,
  { caller }: SignedContext,
  { programId, tokenId }: { readonly programId: string; readonly tokenId: string },
): Promise<Record<string, never>> {
  const at = clock.now().toISOString();
  const isRevoked = await revokeTokens(tx, { programId, tokenId, at });
  if (!isRevoked) throw new AppError('program.not-found');
  await audit.write(tx, {
    act: 'api-program.token-revoked',
    callerId: caller.id,
    subject: { kind: 'api-program', id: programId },
    detail: { tokenId },
  });
  return {};
}
