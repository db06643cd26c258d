import { Button, formatMoment, useLanguage, useToasts, useWords } from '@sarn/platform-web';
import type { SealCard } from '@sarn/signature/contract';
import { Stamp } from 'lucide-react';
import { useConfirmSeals } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';

interface SealRowsProps {
  readonly documentId: string;
  readonly seals: readonly SealCard[];
}

/** What the e-seal of the agency added to the signed file, or what it waits for; a second person confirms here. */
export function SealRows({ documentId, seals }: SealRowsProps) {
  const say = useWords(signatureWords);
  const language = useLanguage();
  const toasts = useToasts();
  const confirm = useConfirmSeals(documentId);
  if (seals.length === 0) return null;
  return (
    <ol className="signature-list signature-seals" aria-label={say('seals')}>
      {seals.map(({ after, state, sealedAt, level, mayConfirm }) => (
        <li key={after} data-state={state}>
          <Stamp size={20} aria-hidden="true" className="signature-mark" />
          <div>
            <strong>{say(`seal.${after}`)}</strong>
            <p className="s-small s-muted">
              {sealedAt && level
                ? `${say(`sealLevel.${level}`)} · ${formatMoment(sealedAt, language)}`
                : say(`sealState.${state}`)}
            </p>
            {mayConfirm && (
              <Button
                size="s"
                isPending={confirm.isPending}
                onPress={() =>
                  confirm.mutate(undefined, { onError: (error) => toasts.fail(error) })
                }
              >
                {say('sealConfirm')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
