import {
  Button,
  EmptyState,
  LinkButton,
  Loaded,
  PageHeader,
  RadioGroup,
  useIsPhone,
  useWords,
} from '@sarn/platform-web';
import type { OutputOf } from '@sarn/kernel';
import { batchLimit } from '@sarn/batch-signing/contract';
import type { listToSign } from '@sarn/batch-signing/contract';
import { useNavigate } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { NotReady } from '@sarn/signature/confirming';
import { useToSign } from './batch.client.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { batchPath } from './paths.ts';
import { PagesPane } from './PagesPane.tsx';
import { SignRows } from './SignRows.tsx';
import { SignFoot } from './SignFoot.tsx';
import { useChoice } from './use-choice.ts';
import type { SigningChoice } from './use-choice.ts';
import { batchWords } from './words/batch-words.ts';
import './batch.css';

type Waiting = OutputOf<typeof listToSign>;

/** Many documents signed in one act: each is seen before, may be taken out, and is signed by itself. */
export function SignManyPage() {
  const waiting = useToSign();
  return (
    <Loaded query={waiting} lines={8}>
      {(data) => <Waiting data={data} />}
    </Loaded>
  );
}

function Waiting({ data }: { readonly data: Waiting }) {
  const say = useWords(batchWords);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const choice = useChoice(data);
  const [shownId, setShownId] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { rows } = data;
  const shown = rows.find(({ row }) => row.documentId === shownId) ?? rows[0];
  const toQueue = () => void navigate({ to: '/sarabun/queue/sign' });
  return (
    <div className="sign-many">
      <PageHeader
        title={say('title')}
        meta={<Meta data={data} choice={choice} />}
        onBack={toQueue}
      />
      {data.openBatchId && (
        <p className="sign-many-open" role="status">
          {say('openBatch')}{' '}
          <LinkButton href={batchPath(data.openBatchId)}>{say('toBatch')}</LinkButton>
        </p>
      )}
      {!shown ? (
        <EmptyState
          icon={<PenLine size={28} />}
          title={say('none')}
          text={say('noneText')}
          action={<Button onPress={toQueue}>{say('toQueue')}</Button>}
        />
      ) : (
        <>
          <Method data={data} choice={choice} />
          <div className="sign-many-panes">
            <SignRows rows={rows} shown={shown} choice={choice} onShow={setShownId} />
            {!isPhone && (
              <PagesPane rows={rows} shown={shown} choice={choice} onShow={setShownId} />
            )}
          </div>
          <SignFoot data={data} choice={choice} onSign={() => setConfirming(true)} />
        </>
      )}
      {isConfirming && (
        <ConfirmDialog
          chosen={choice.on}
          method={choice.method}
          ways={{ ...data, isPin: typeof data.certificate?.token === 'string' }}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}

interface PartProps {
  readonly data: Waiting;
  readonly choice: SigningChoice;
}

/** How many are chosen, and what is not listed. */
function Meta({ data, choice }: PartProps) {
  const say = useWords(batchWords);
  const later = data.total - data.rows.length - data.single;
  const parts = [
    say('chosen', { count: choice.on.length, all: data.rows.length }),
    say('limit', { limit: batchLimit }),
    data.single > 0 && say('single', { count: data.single }),
    later > 0 && say('more', { count: later }),
  ].filter((part) => part !== false);
  return <span role="status">{parts.join(' · ')}</span>;
}

/** By what all of them are signed. */
function Method({ data: { offer, certificate }, choice }: PartProps) {
  const say = useWords(batchWords);
  if (offer !== 'ready') return <NotReady offer={offer} certificate={certificate} />;
  return (
    <RadioGroup
      isRow
      label={say('method')}
      options={[
        { value: 'certificate', label: say('certificate') },
        { value: 'password', label: say('password') },
      ]}
      value={choice.method}
      onChange={(method) => choice.setMethod(method === 'password' ? 'password' : 'certificate')}
    />
  );
}
