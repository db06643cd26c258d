import { useTypeName } from '@sarn/document-classes/web';
import type { WrittenBefore } from '@sarn/document-start/contract';
import type { TemplateRow } from '@sarn/document-template/contract';
import { templateParameter } from '@sarn/document-template/web';
import { foldForSearch } from '@sarn/kernel';
import { useWords } from '@sarn/platform-web';
import { WrittenTiles } from './Frequent.tsx';
import { foundStarts } from './kinds/found-starts.ts';
import type { NamedStart } from './kinds/found-starts.ts';
import { StartGroup, TileGroup } from './kinds/StartGroup.tsx';
import { StartTile } from './kinds/StartTile.tsx';
import { startWords } from './words/start-words.ts';

interface FoundStartsProps {
  readonly typed: string;
  readonly starts: readonly NamedStart[];
  /** Those with the typed words. */
  readonly templates: readonly TemplateRow[];
  readonly written: readonly WrittenBefore[];
}

/** What can be begun with a typed text: kinds of that name, templates and earlier documents, or the text as a subject. */
export function FoundStarts({ typed, starts, templates, written }: FoundStartsProps) {
  const say = useWords(startWords);
  const nameOf = useTypeName();
  const { isKind, starts: found } = foundStarts(typed, starts);
  const before = written.filter(({ title }) => foldForSearch(title).includes(foldForSearch(typed)));
  const lookOf = (kind: string) => starts.find((start) => start.kind === kind)?.look ?? 'letter';
  const count = before.length + templates.length + (isKind ? found.length : 0);
  return (
    <>
      <p role="status" className="s-hidden">
        {say('found', { count })}
      </p>
      {before.length > 0 && (
        <TileGroup title={say('foundWritten')}>
          <WrittenTiles written={before} />
        </TileGroup>
      )}
      {templates.length > 0 && (
        <TileGroup title={say('foundTemplates')}>
          {templates.map(({ id, kind, name }) => (
            <StartTile
              key={id}
              {...{ kind, look: lookOf(kind), name, about: nameOf(kind) }}
              search={{ [templateParameter]: id }}
            />
          ))}
        </TileGroup>
      )}
      <StartGroup
        title={isKind ? say('foundKinds') : say('writeAs', { title: typed })}
        starts={found}
        subject={isKind ? undefined : typed}
      />
    </>
  );
}
