import { LinkButton, useWords, useSavedWhen } from '@sarn/platform-web';
import { editPathOf, ownDraftsPath } from '@sarn/correspondence/web';
import { useOwnDrafts } from './own-drafts.client.ts';
import { useTypedDrafts } from './use-typed-drafts.ts';
import { ownDraftWords } from './words/own-draft-words.ts';
import './own-drafts.css';

const shownAtOnce = 3;

/** The drafts last worked on, above the kinds of document; nothing where there is none. */
export function RecentDrafts() {
  const say = useWords(ownDraftWords);
  const when = useSavedWhen();
  const mine = (useOwnDrafts().data?.rows ?? []).filter((draft) => draft.isMine);
  const neverSaved = useTypedDrafts().typed.filter(({ documentId }) => documentId === null);
  const recent = [
    ...neverSaved.map(({ key, title, path, typedAt }) => ({
      ...{ key, path, at: typedAt },
      title: title || say('untitled'),
      note: say('typedAt', { at: when(typedAt) }),
    })),
    ...mine.map(({ documentId, kind, title, savedAt }) => ({
      ...{ key: documentId, title, at: savedAt },
      path: editPathOf(kind, documentId),
      note: say('saved', { at: when(savedAt) }),
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent-drafts" className="recent-drafts">
      <header>
        <h2 id="recent-drafts">{say('recent')}</h2>
        <LinkButton href={ownDraftsPath}>{say('all', { count: recent.length })}</LinkButton>
      </header>
      <ul className="own-drafts">
        {recent.slice(0, shownAtOnce).map(({ key, title, path, note }) => (
          <li key={key} className="own-draft">
            <div className="own-draft-text">
              <LinkButton href={path} className="own-draft-title">
                {title}
              </LinkButton>
              <p className="own-draft-facts s-small s-muted">{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
