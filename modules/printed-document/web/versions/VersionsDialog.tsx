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

const views = ['pages', 'changes'] as const;
type View = (typeof views)[number];

interface Props {
  readonly documentId: string;
  /** The newest first; at least one. */
  readonly rows: readonly PrintedVersion[];
  readonly mayKeep: boolean;
  readonly firstView: View;
  readonly onClose: () => void;
}

/** The kept versions of a document: the pages of each, and what changed since. */
export default function VersionsDialog({ documentId, rows, mayKeep, firstView, onClose }: Props) {
  const say = useWords(printedWords);
  const [chosenId, choose] = useState(rows[0]?.id ?? '');
  const [view, setView] = useState<View>(firstView);
  const [to, setTo] = useState('');
  const name = useVersionName();
  const [older, newer] = inOrder(rows, chosenId, to === chosenId ? '' : to);
  const earlierId = rows[rows.findIndex(({ id }) => id === chosenId) + 1]?.id;
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
              key={`${older?.id} ${newer?.id}`}
              documentId={documentId}
              versionId={older?.id ?? chosenId}
              to={newer?.id ?? ''}
              onEarlier={earlierId ? () => choose(earlierId) : undefined}
              heads={[older ? name(older) : '', newer ? name(newer) : say('versions.now')]}
            />
          )}
        </section>
      </div>
    </Dialog>
  );
}

/**
 * What is compared, the older first, whichever of them was chosen first: words that went must not be
 * told as words that came. Nothing in the second place is the document as it is now.
 */
function inOrder(
  rows: readonly PrintedVersion[],
  chosenId: string,
  otherId: string,
): readonly [PrintedVersion | undefined, PrintedVersion | undefined] {
  const two = rows.filter(({ id }) => id === chosenId || id === otherId);
  return [two.at(-1), two.length > 1 ? two[0] : undefined];
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
