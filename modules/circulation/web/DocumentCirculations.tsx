import {
  Badge,
  Button,
  Disclosure,
  LinkButton,
  useLanguage,
  useWords,
  formatDay,
  formatMoment,
} from '@sarn/platform-web';
import type { Circulation, CirculationClosing, Received } from '@sarn/circulation/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { ChartNoAxesColumn, Check, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { circulationPath } from './paths.ts';
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx';
import { CirculateDialog } from './CirculateDialog.tsx';
import { useCirculationsOf } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';
import './circulation.css';

/** Beside a document: how it reached the reader, the reader's circulations of it, and a new one. */
export function DocumentCirculations({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(circulationWords);
  const { data } = useCirculationsOf(detail.id);
  const [isSending, setSending] = useState(false);
  // The page works without this; a failure shows when this part is loaded again.
  if (!data) return null;
  const { reach, received, sent } = data;
  if (reach === 'none' && received.length + sent.length === 0) return null;
  return (
    <Disclosure title={say('document.title')} isOpenAtFirst>
      <div className="reg-stack">
        <ul className="doc-lines">
          {received.map((one) => (
            <ReceivedLine key={one.id} received={one} />
          ))}
          {sent.map((one) => (
            <SentLine key={one.id} circulation={one} />
          ))}
        </ul>
        {reach !== 'none' && (
          <Button isWide icon={<Repeat2 size={18} />} onPress={() => setSending(true)}>
            {say(received.length > 0 ? 'document.passOn' : 'document.circulate')}
          </Button>
        )}
      </div>
      {isSending && reach !== 'none' && (
        <CirculateDialog
          documentId={detail.id}
          title={detail.title}
          reach={reach}
          closing={closingOf(detail)}
          onClose={() => setSending(false)}
        />
      )}
    </Disclosure>
  );
}

/** The act by which the reader may close the document, or what of it is theirs. */
function closingOf({ may }: DocumentDetail): CirculationClosing | null {
  const found = may.find(({ form }) => form === 'close');
  return found ? { on: found.on, targetId: found.targetId, act: found.act } : null;
}

function ReceivedLine({ received }: { readonly received: Received }) {
  const say = useWords(circulationWords);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { senderName: name, sentAt, note, dueDate } = received;
  const isWaiting = received.asksAcknowledgement && received.acknowledgedAt === null;
  return (
    <li>
      <div className="s-small">
        {say('document.from', { name, when: formatMoment(sentAt, language) })}
      </div>
      {note && <p className="doc-line-note">{note}</p>}
      {dueDate && (
        <div className="s-small s-muted">
          {say('document.due', { date: formatDay(dueDate, language, 'full') })}
        </div>
      )}
      {isWaiting && (
        <Button variant="primary" isWide icon={<Check size={18} />} onPress={() => setOpen(true)}>
          {say('acknowledge.open')}
        </Button>
      )}
      {received.acknowledgedAt && <Badge tone="success">{say('state.acknowledged')}</Badge>}
      {isOpen && <AcknowledgeDialog received={received} onClose={() => setOpen(false)} />}
    </li>
  );
}

function SentLine({ circulation }: { readonly circulation: Circulation }) {
  const say = useWords(circulationWords);
  const language = useLanguage();
  const { id, audience, people: all, read, acknowledged: done, sentAt } = circulation;
  return (
    <li>
      <div className="doc-line-head">
        <strong className="circulation-audience">{audience}</strong>
      </div>
      <div className="s-small s-muted">
        {[
          formatMoment(sentAt, language),
          circulation.asksAcknowledgement
            ? say('document.progressAcknowledged', { done, all })
            : say('document.progress', { read, all }),
        ].join(' · ')}
      </div>
      <LinkButton variant="ghost" icon={<ChartNoAxesColumn size={18} />} href={circulationPath(id)}>
        {say('document.report')}
      </LinkButton>
    </li>
  );
}
