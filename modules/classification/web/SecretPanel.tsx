import { Badge, Button, Disclosure, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import { useSecrecyName } from '@sarn/document-classes/web';
import type { DocumentDetail, SecrecyClass } from '@sarn/document/contract';
import type { SecretReader } from '@sarn/classification/contract';
import { LockKeyhole, ShieldCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ClassifyDialog } from './ClassifyDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { useSecretOf } from './classification.client.ts';
import { UnnameDialog } from './UnnameDialog.tsx';
import { secretWords } from './words/classification-words.ts';
import './classification.css';

type Secret = NonNullable<ReturnType<typeof useSecretOf>['data']>;

/** Next to a document: its class, who may read it, and who has opened it. */
export function SecretPanel({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(secretWords);
  const { data } = useSecretOf(detail.id);
  const [asked, setAsked] = useState<'class' | 'name' | null>(null);
  if (!data || (data.secrecy === null && !data.mayClassify)) return null;
  const close = () => setAsked(null);
  return (
    <Disclosure title={say('panel.title')} isOpenAtFirst={data.secrecy !== null}>
      <div className="reg-stack">
        {data.secrecy && <SecretFacts detail={detail} secret={data} />}
        {data.mayName && (
          <Button isWide icon={<UserPlus size={18} />} onPress={() => setAsked('name')}>
            {say('panel.add')}
          </Button>
        )}
        {data.mayClassify && (
          <Button isWide icon={<ShieldCheck size={18} />} onPress={() => setAsked('class')}>
            {say(data.secrecy ? 'panel.class' : 'panel.classify')}
          </Button>
        )}
      </div>
      {asked === 'name' && <NameDialog documentId={detail.id} onClose={close} />}
      {asked === 'class' && (
        <ClassifyDialog
          documentId={detail.id}
          secrecy={detail.secrecy as SecrecyClass}
          onClose={close}
        />
      )}
    </Disclosure>
  );
}

function SecretFacts({ detail, secret }: { detail: DocumentDetail; secret: Secret }) {
  const say = useWords(secretWords);
  const [gone, setGone] = useState<SecretReader | null>(null);
  const classOf = useSecrecyName();
  return (
    <>
      <p className="secret-class">
        <LockKeyhole size={18} aria-hidden="true" />
        <strong>{classOf(detail.secrecy)}</strong>
      </p>
      {secret.isRegisterOnly && <p className="s-small s-muted">{say('panel.registerOnly')}</p>}
      {!secret.mayDownload && detail.files.length > 0 && (
        <p className="s-small s-muted">{say('panel.viewOnly')}</p>
      )}
      <h4 className="secret-head">{say('panel.readers')}</h4>
      {secret.readers.length === 0 && <p className="s-small s-muted">{say('panel.nobody')}</p>}
      <ul className="doc-lines">
        {secret.readers.map((reader) => (
          <ReaderLine
            key={reader.personId}
            reader={reader}
            onRemove={secret.mayName ? () => setGone(reader) : undefined}
          />
        ))}
      </ul>
      {secret.openings.length > 0 && <Openings openings={secret.openings} />}
      {secret.changes.length > 0 && <Changes changes={secret.changes} />}
      {gone && <UnnameDialog documentId={detail.id} reader={gone} onClose={() => setGone(null)} />}
    </>
  );
}

/** Who opened the document last. */
function Openings({ openings }: Pick<Secret, 'openings'>) {
  const say = useWords(secretWords);
  const language = useLanguage();
  return (
    <>
      <h4 className="secret-head">{say('panel.openings')}</h4>
      <ul className="doc-lines">
        {openings.slice(0, 10).map((one) => (
          <li key={one.at + one.name}>
            <div>{one.name}</div>
            <div className="s-small s-muted">
              {formatMoment(one.at, language)} · {one.reason}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The changes of its class. */
function Changes({ changes }: Pick<Secret, 'changes'>) {
  const say = useWords(secretWords);
  const language = useLanguage();
  const classOf = useSecrecyName();
  return (
    <>
      <h4 className="secret-head">{say('panel.changes')}</h4>
      <ul className="doc-lines">
        {changes.map((one) => (
          <li key={one.at}>
            <div>{say('change', { from: classOf(one.from), to: classOf(one.to) })}</div>
            <div className="s-small s-muted">
              {one.by} · {formatMoment(one.at, language)} · {one.reason}
            </div>
            <RemovedLines change={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ReaderLine(props: {
  readonly reader: SecretReader;
  readonly onRemove: (() => void) | undefined;
}) {
  const { reader, onRemove } = props;
  const say = useWords(secretWords);
  const language = useLanguage();
  const until = reader.until ? formatMoment(reader.until, language) : '';
  return (
    <li>
      <div className="doc-line-head">
        <span>{reader.name}</span>
        {!reader.isCleared && <Badge tone="danger">{say('notCleared')}</Badge>}
        {reader.via === 'break-glass' && <Badge tone="danger">{say('emergency')}</Badge>}
        {reader.mayDownload && <Badge tone="info">{say('mayDownload')}</Badge>}
      </div>
      <div className="s-small s-muted">
        {[reader.positionName, say(`via.${reader.via}`, { until }), reader.reason]
          .filter(Boolean)
          .join(' · ')}
      </div>
      {onRemove && (
        <Button size="s" aria-label={say('remove', { name: reader.name })} onPress={onRemove}>
          {say('removeShort')}
        </Button>
      )}
    </li>
  );
}

/** What was deleted with a change of class. */
function RemovedLines({ change }: { readonly change: Secret['changes'][number] }) {
  const say = useWords(secretWords);
  return (
    <>
      {change.removed.map(({ name, sha256 }) => (
        <div key={sha256} className="s-small secret-hash">
          {say('change.removed', { name, hash: sha256 })}
        </div>
      ))}
      {change.isTextRemoved && <div className="s-small">{say('change.text')}</div>}
    </>
  );
}
