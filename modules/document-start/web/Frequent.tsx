import type { Beginning } from '@sarn/correspondence/web';
import { useTypeName } from '@sarn/document-classes/web';
import type { WrittenBefore } from '@sarn/document-start/contract';
import { useWords } from '@sarn/platform-web';
import { TileGroup } from './kinds/StartGroup.tsx';
import { StartTile } from './kinds/StartTile.tsx';
import { groupCodes, kindGroups } from './kinds/kind-groups.ts';
import { startWords } from './words/start-words.ts';

const allStarts = groupCodes.flatMap((code) => kindGroups[code]);
const lookOf = (kind: string) => allStarts.find(({ code }) => code === kind)?.look ?? 'letter';

/** Tiles of subjects that were written before; each opens the form with the text of the last one. */
export function WrittenTiles({ written }: { readonly written: readonly WrittenBefore[] }) {
  const say = useWords(startWords);
  const nameOf = useTypeName();
  return written.map(({ documentId, kind, title, times }) => {
    const beginning: Beginning = { like: documentId };
    return (
      <StartTile
        key={documentId}
        {...{ kind, look: lookOf(kind), name: title }}
        about={say('times', { kind: nameOf(kind), count: times })}
        search={{ ...beginning }}
      />
    );
  });
}

/** What the reader often writes. */
export function Frequent({ written }: { readonly written: readonly WrittenBefore[] }) {
  const say = useWords(startWords);
  if (written.length === 0) return null;
  return (
    <TileGroup title={say('frequent')} isRow>
      <WrittenTiles written={written} />
    </TileGroup>
  );
}
