import { LinkButton, LinkCard, useWords, useSavedWhen } from '@sarn/platform-web';
import { editPathOf, ownDraftsPath } from '@sarn/correspondence/web';
import { FilePenLine } from 'lucide-react';
import { useOwnDrafts } from './own-drafts.client.ts';
import { useTypedDrafts } from './use-typed-drafts.ts';
import { ownDraftWords } from './words/own-draft-words.ts';

const shownAtOnce = 3;

/** The drafts last worked on, beside the kinds of document; nothing where there is none. */
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
    <LinkCard
      title={say('recent')}
      actions={<LinkButton href={ownDraftsPath}>{say('all', { count: recent.length })}</LinkButton>}
      rows={recent.slice(0, shownAtOnce).map(({ path, ...row }) => ({
        ...row,
        href: path,
        icon: <FilePenLine size={20} />,
      }))}
    />
  );
}
