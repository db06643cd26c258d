import { Card, LinkButton, formatBytes, useWords } from '@sarn/platform-web';
import { groupedHash } from '@sarn/signing/contract';
import type { Timestamps } from './timestamp.client.ts';
import { timestampWords } from './words/timestamp-words.ts';

/** The file that verifies without a network, to be handed out, with the hash by which it is known. */
export function VerifierCard({ verifier }: Pick<Timestamps, 'verifier'>) {
  const say = useWords(timestampWords);
  if (!verifier) return null;
  const { sha256, bytes } = verifier;
  return (
    <Card
      title={say('verifier')}
      actions={
        <LinkButton href="/api/signature/offline-verifier" isNewTab>
          {say('download', { size: formatBytes(bytes) })}
        </LinkButton>
      }
    >
      <p className="s-muted">{say('verifierText')}</p>
      <p className="s-small s-muted">{say('verifierHash')}</p>
      <code className="signature-time-hash">{groupedHash(sha256)}</code>
    </Card>
  );
}
