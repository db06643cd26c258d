import { useTerms } from '@sarn/document/web';
import { newId } from '@sarn/kernel';
import { FormDialog, PasswordField, useDialogForm, useWords } from '@sarn/platform-web';
import { ApprovalField } from '@sarn/second-factor/approval';
import type { BatchMethod, ToSign } from '@sarn/batch-signing/contract';
import type { CodeWayCard } from '@sarn/signature/contract';
import { useNavigate } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { CodeField } from '@sarn/signature/confirming';
import { useBatchCalls, useSendBatchCode } from './batch.client.ts';
import { batchPath } from './paths.ts';
import { PreparedFiles } from './PreparedFiles.tsx';
import { usePreparedFiles } from './use-prepared-files.ts';
import { batchWords } from './words/batch-words.ts';

interface ConfirmDialogProps {
  readonly chosen: readonly ToSign[];
  readonly method: BatchMethod;
  readonly ways: ConfirmedBy;
  readonly onClose: () => void;
}

/** By what the person can confirm, beside the password of the account. */
export interface ConfirmedBy {
  /** The key lies in a token: it is opened by the PIN of that one. */
  readonly isPin: boolean;
  readonly codeWays: readonly CodeWayCard[];
  readonly hasApp: boolean;
}

/** Secret and code once for all of them. */
export function ConfirmDialog({ chosen, method, ways, onClose }: ConfirmDialogProps) {
  const say = useWords(batchWords);
  const navigate = useNavigate();
  const calls = useBatchCalls();
  const [id] = useState(() => newId());
  const isDigital = method === 'certificate';
  const prepared = usePreparedFiles(chosen.map(seenOf), isDigital);
  const count = isDigital && prepared.isDone ? prepared.shown.length : chosen.length;
  const asksCode = isDigital && chosen.some((one) => one.asksCode);
  const confirming = useConfirming(asksCode);
  const form = useDialogForm({
    name: 'signature.batch',
    ...confirming,
    send: ({ secret, code }) =>
      prepared.sendShown((shown) =>
        calls.begin({ id, method, secret, code, shown, documents: chosen.map(seenOf) }),
      ),
    told: () => ({ title: say('begun', { count }) }),
    onFinish: () => void navigate({ to: batchPath(id) }),
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('confirm', { count })}
      label={say('sign', { count })}
      form={form}
      isDisabled={!prepared.isDone || count === 0}
      onClose={onClose}
    >
      <KindCounts chosen={chosen} />
      {isDigital && <PreparedFiles prepared={prepared} titleOf={titlesOf(chosen)} />}
      <ConfirmFields {...{ method, asksCode, ways, form }} />
      <p className="sign-many-note">
        <Info size={18} aria-hidden="true" /> {say('effect')}
      </p>
    </FormDialog>
  );
}

const titlesOf = (chosen: readonly ToSign[]) => {
  const titles = new Map(chosen.map(({ row }) => [row.documentId, row.title]));
  return (documentId: string) => titles.get(documentId) ?? '';
};

const seenOf = ({ row, version }: ToSign) => ({ documentId: row.documentId, version });

/** What the form of a confirmation checks; nothing of it is kept outside. */
export function useConfirming(asksCode: boolean) {
  const say = useWords(batchWords);
  return {
    start: { secret: '', code: '' },
    withoutSecrets: () => ({}),
    check: ({ secret, code }: { readonly secret: string; readonly code: string }) => ({
      secret: secret === '' && say('secretMissing'),
      code: asksCode && code.replaceAll(/\D/g, '').length !== 6 && say('codeMissing'),
    }),
  };
}

interface ConfirmFieldsProps {
  readonly method: BatchMethod;
  readonly asksCode: boolean;
  readonly ways: ConfirmedBy;
  readonly form: {
    readonly field: (name: 'secret' | 'code') => {
      readonly value: string;
      readonly onChange: (value: string) => void;
      readonly error: string | null;
    };
  };
}

/** The secret of the key, or the password or passkey of the account; and the code where one is asked for. */
export function ConfirmFields({ method, asksCode, ways, form }: ConfirmFieldsProps) {
  const say = useWords(batchWords);
  const send = useSendBatchCode();
  const { value, ...code } = form.field('code');
  return (
    <>
      {method === 'certificate' ? (
        <PasswordField
          label={say(ways.isPin ? 'pin' : 'secret')}
          isRequired
          {...form.field('secret')}
        />
      ) : (
        <ApprovalField label={say('accountPassword')} isRequired {...form.field('secret')} />
      )}
      {asksCode && (
        <CodeField {...{ send, ways: ways.codeWays, hasApp: ways.hasApp, code: value }} {...code} />
      )}
    </>
  );
}

/** How many of each kind. */
function KindCounts({ chosen }: Pick<ConfirmDialogProps, 'chosen'>) {
  const term = useTerms();
  const counts = new Map<string, number>();
  for (const { row } of chosen) {
    const kind = term(row.kindTerm);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return (
    <p className="sign-many-kinds">
      {[...counts].map(([kind, count]) => (
        <span key={kind}>
          {kind} <strong>{count}</strong>
        </span>
      ))}
    </p>
  );
}
