import type { PrintedVersion } from '@sarn/printed-document/contract';
import {
  Badge,
  Dialog,
  RadioGroup,
  Select,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { printedWords } from '../words/printed-words.ts';
import { VersionChanges } from './VersionChanges.tsx';
import { VersionPages } from './VersionPages.tsx';
import './versions.css';

interface Props {
  readonly documentId: string;
  /** The newest first; at least one. */
  readonly rows: readonly PrintedVersion[];
  readonly mayKeep: boolean;
  readonly onClose: () => void;
}

const views = ['pages', 'changes'] as const;

/** The kept versions of a document: the pages of each, and what changed since. */
export default function VersionsDialog({ documentId, rows, mayKeep, onClose }: Props) {
  const say = useWords(printedWords);
  const [chosenId, choose] = useState(rows[0]?.id ?? '');
  const [view, setView] = useState<(typeof views)[number]>('pages');
  const [to, setTo] = useState('');
  const name = useVersionName();
  const others = rows.filter(({ id }) => id !== chosenId);
  return (
    <Dialog isOpen size="full" title={say('versions.title')} onClose={onClose}>
      <div className="printed-versions">
        <VersionList rows={rows} chosenId={chosenId} onChoose={choose} />
        <section className="printed-version" aria-label={say('versions.shown')}>
          <div className="printed-version-bar">
            <RadioGroup
              label={say('versions.view')}
              isLabelHidden
              isButtons
              isRow
              options={views.map((value) => ({ value, label: say(`versions.${value}`) }))}
              value={view}
              onChange={setView}
            />
            {view === 'changes' && (
              <Select
                label={say('versions.to')}
                options={[
                  { value: '', label: say('versions.now') },
                  ...others.map((row) => ({ value: row.id, label: name(row) })),
                ]}
                value={to === chosenId ? '' : to}
                onChange={setTo}
              />
            )}
          </div>
          {view === 'pages' ? (
            <VersionPages documentId={documentId} versionId={chosenId} mayKeep={mayKeep} />
          ) : (
            <VersionChanges
              documentId={documentId}
              versionId={chosenId}
              to={to === chosenId ? '' : to}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}

interface ListProps {
  readonly rows: readonly PrintedVersion[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

function VersionList({ rows, chosenId, onChoose }: ListProps) {
  const say = useWords(printedWords);
  const language = useLanguage();
  return (
    <ul className="printed-version-list" aria-label={say('versions.list')}>
      {rows.map(({ id, state, at, number, readers, readAt }) => (
        <li key={id}>
          <button
            type="button"
            className="printed-version-row"
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
          >
            <span className="printed-version-name">
              <Badge
                tone={state === 'issued' ? 'success' : state === 'signed' ? 'info' : 'neutral'}
              >
                {say(`versions.state.${state}`)}
              </Badge>
              {number && <strong>{number}</strong>}
            </span>
            <span className="s-small">
              {say('versions.keptAt')} {formatMoment(at, language)}
            </span>
            <span className="s-small s-muted">{say('versions.readers', { count: readers })}</span>
            {readAt && (
              <span className="s-small s-muted">
                {say('versions.readAt')} {formatMoment(readAt, language)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** `มีเลขแล้ว กค 0101/12`: what a version is called where one is chosen. */
function useVersionName() {
  const say = useWords(printedWords);
  const language = useLanguage();
  return ({ state, number, at }: PrintedVersion): string =>
    [say(`versions.state.${state}`), number, formatMoment(at, language)]
      .filter(Boolean)
      .join(' · ');
}
