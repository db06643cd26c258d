import type { SignatureVersion } from '@sarn/profile/contract';
import {
  Badge,
  Button,
  Card,
  Disclosure,
  EmptyState,
  ErrorSummary,
  Skeleton,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useRemoveSignature, useSignatures } from './signature.client.ts';
import { profileWords } from '../words/profile-words.ts';
import { SignatureDialog } from './SignatureDialog.tsx';
import { SignatureImage } from './SignatureImage.tsx';
import './signature.css';

/** The own signature, its versions, and a button to make a new one. */
export function SignatureCard() {
  const say = useWords(profileWords);
  const signatures = useSignatures();
  const [isOpen, setOpen] = useState(false);
  const current = signatures.data?.find((one) => one.isCurrent);
  const old = signatures.data?.filter((one) => !one.isCurrent) ?? [];
  return (
    <Card title={say('signature.title')}>
      <div className="signature-card">
        <p className="s-muted s-small">{say('signature.text')}</p>
        <ErrorSummary error={signatures.error} onRetry={() => void signatures.refetch()} />
        {signatures.isPending && <Skeleton />}
        {current && <Version version={current} />}
        {signatures.data && !current && (
          <EmptyState title={say('signature.none')} text={say('signature.noneText')} />
        )}
        <Button icon={<PenLine size={18} />} onPress={() => setOpen(true)}>
          {say(current ? 'signature.change' : 'signature.add')}
        </Button>
        {old.length > 0 && (
          <Disclosure title={say('signature.versions', { count: old.length })}>
            <div className="signature-card">
              {old.map((version) => (
                <Version key={version.id} version={version} />
              ))}
            </div>
          </Disclosure>
        )}
      </div>
      {isOpen && <SignatureDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Version({ version }: { readonly version: SignatureVersion }) {
  const say = useWords(profileWords);
  const language = useLanguage();
  const at = formatMoment(version.createdAt, language);
  return (
    <div className="signature-version">
      <SignatureImage id={version.id} name={say('signature.image', { at })} />
      <p className="s-muted s-small">
        {say(`source.${version.source}`)} · {say('signature.addedAt', { at })}
      </p>
      <div className="signature-tools">
        {version.isCurrent && <Badge tone="success">{say('signature.current')}</Badge>}
        {version.isUsed && <Badge tone="info">{say('signature.used')}</Badge>}
        <RemoveButton version={version} at={at} />
      </div>
    </div>
  );
}

function RemoveButton({
  version,
  at,
}: {
  readonly version: SignatureVersion;
  readonly at: string;
}) {
  const say = useWords(profileWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const remove = useRemoveSignature();
  const ask = async () => {
    const text = say(version.isUsed ? 'signature.removeUsedText' : 'signature.removeText');
    const question = { title: say('signature.removeQuestion'), text, tone: 'danger' } as const;
    if (!(await dialogs.confirm({ ...question, confirmLabel: say('signature.remove') }))) return;
    remove.mutate(version.id, {
      onSuccess: ({ message }) => toasts.show({ tone: 'success', title: message }),
      onError: (error) => toasts.fail(error),
    });
  };
  return (
    <Button
      size="s"
      variant="ghost"
      aria-label={say('signature.removeNamed', { at })}
      isPending={remove.isPending}
      onPress={() => void ask()}
    >
      {say('signature.remove')}
    </Button>
  );
}
