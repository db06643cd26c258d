import { secretLimits } from '@sarn/classification/contract';
import { isClassified } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { printBlob } from '@sarn/file/web';
import { getClassifiedCopies } from '@sarn/printed-document/contract';
import type { CopySet } from '@sarn/printed-document/contract';
import {
  Button,
  Disclosure,
  ErrorSummary,
  download,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { Copy, Printer } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { classifiedCopyWords } from './classified-copy-words.ts';
import { useClassifiedCopies, useNumbers } from './classified-copy.client.ts';
import { CopyLines } from './CopyLines.tsx';
import './copies.css';

const ClassifiedCopiesDialog = lazy(() => import('./ClassifiedCopiesDialog.tsx'));

interface Props {
  readonly detail: Pick<DocumentDetail, 'id' | 'secrecy' | 'version'>;
}

/** Beside a classified document: its numbered copies, and for who may make them the way to more. */
export function ClassifiedCopies({ detail }: Props) {
  return isClassified(detail.secrecy) ? <CopiesOf {...detail} /> : null;
}

function CopiesOf({ id, version }: Props['detail']) {
  const say = useWords(classifiedCopyWords);
  const [isOpen, setOpen] = useState(false);
  const {
    sources = [],
    sets = [],
    mayRecord = false,
  } = useClassifiedCopies(id, version).data ?? {};
  if (sources.length === 0 && sets.length === 0) return null;
  return (
    <Disclosure title={say('title')} isOpenAtFirst={sets.length > 0}>
      <div className="reg-stack">
        {sets.length === 0 && <p className="s-small s-muted">{say('none')}</p>}
        <ul className="doc-lines">
          {sets.map((set) => (
            <SetLine key={set.id} documentId={id} set={set} mayRecord={mayRecord} />
          ))}
        </ul>
        {sources.length > 0 && (
          <Button isWide icon={<Copy size={18} />} onPress={() => setOpen(true)}>
            {say('make')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <ClassifiedCopiesDialog
            documentId={id}
            sources={sources}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Disclosure>
  );
}

interface SetLineProps {
  readonly documentId: string;
  readonly set: CopySet;
  readonly mayRecord: boolean;
}

function SetLine({ documentId, set, mayRecord }: SetLineProps) {
  const say = useWords(classifiedCopyWords);
  const language = useLanguage();
  const numbers = useNumbers()(set);
  const printed = useMutation({
    mutationFn: async () => {
      const { blob } = await download(getClassifiedCopies, { documentId, setId: set.id });
      printBlob(blob);
    },
  });
  return (
    <li>
      <div className="doc-line-head">
        <span>{numbers}</span>
      </div>
      <div className="s-small s-muted">
        {[formatMoment(set.madeAt, language), set.madeBy].join(' · ')}
      </div>
      <div className="s-small s-muted">
        {[say('permitted', { name: set.permittedBy }), set.reason].join(' · ')}
      </div>
      <ErrorSummary error={printed.error} />
      {set.mayPrint && (
        <div className="copies-print">
          <Button
            size="s"
            icon={<Printer size={16} />}
            aria-label={say('printing', { numbers })}
            isPending={printed.isPending}
            onPress={() => printed.mutate()}
          >
            {say('print')}
          </Button>
          <div className="s-small s-muted">
            {say('onlyNow', { minutes: secretLimits.readingSessionMinutes })}
          </div>
        </div>
      )}
      <CopyLines {...{ documentId, mayRecord, numbers, setId: set.id, copies: set.copies }} />
    </li>
  );
}
