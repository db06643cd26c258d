import type { SignatureKind, SignatureVersion } from '@sarn/profile/contract';
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

/** The own signature and initials, their versions, and buttons to make new ones. */
export function SignatureCard() {
  const say = useWords(profileWords);
  const signatures = useSignatures();
  return (
    <Card title={say('signature.title')}>
      <div className="signature-card">
        <p className="s-muted s-small">{say('signature.text')}</p>
        <ErrorSummary error={signatures.error} onRetry={() => void signatures.refetch()} />
        {signatures.isPending && <Skeleton />}
        <Kept kind="full" all={signatures.data} />
        <section className="signature-card signature-initials">
          <h3>{say('signature.initials.title')}</h3>
          <p className="s-muted s-small">{say('signature.initials.text')}</p>
          <Kept kind="initials" all={signatures.data} />
        </section>
      </div>
    </Card>
  );
}

/** Words of each kind. */
const words = {
  full: {
    ...({ none: 'signature.none', noneText: 'signature.noneText' } as const),
    ...({ add: 'signature.add', change: 'signature.change' } as const),
    ...({ image: 'signature.image', removeNamed: 'signature.removeNamed' } as const),
  },
  initials: {
    ...({ none: 'signature.initials.none', noneText: 'signature.initials.noneText' } as const),
    ...({ add: 'signature.initials.add', change: 'signature.initials.change' } as const),
    image: 'signature.initials.image',
    removeNamed: 'signature.initials.removeNamed',
  },
} as const;

interface KeptProps {
  readonly kind: SignatureKind;
  /** Of both kinds; undefined until they are known. */
  readonly all: readonly SignatureVersion[] | undefined;
}

function Kept({ kind, all }: KeptProps) {
  const say = useWords(profileWords);
  const [isOpen, setOpen] = useState(false);
  const word = words[kind];
  const versions = all?.filter((one) => one.kind === kind) ?? [];
  const current = versions.find((one) => one.isCurrent);
  const old = versions.filter((one) => !one.isCurrent);
  return (
    <>
      {current && <Version version={current} />}
      {all && !current && <EmptyState title={say(word.none)} text={say(word.noneText)} />}
      <Button icon={<PenLine size={18} />} onPress={() => setOpen(true)}>
        {say(current ? word.change : word.add)}
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
      {isOpen && <SignatureDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function Version({ version }: { readonly version: SignatureVersion }) {
  const say = useWords(profileWords);
  const language = useLanguage();
  const at = formatMoment(version.createdAt, language);
  return (
    <div className="signature-version">
      <SignatureImage id={version.id} name={say(words[version.kind].image, { at })} />
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
      aria-label={say(words[version.kind].removeNamed, { at })}
      isPending={remove.isPending}
      onPress={() => void ask()}
    >
      {say('signature.remove')}
    </Button>
  );
}
