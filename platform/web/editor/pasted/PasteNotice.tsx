import { tableLimits } from '@sarn/kernel';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../action/Button.tsx';
import { useWords } from '../../words/words.ts';
import type { PastedPicture, PastedRest, PastedTable } from './left-out.ts';
import { columnsOf } from './left-out.ts';
import { pasteWords } from './paste-words.ts';
import { pictureFile, tableFile } from './table-file.ts';

interface PasteNoticeProps {
  readonly rest: PastedRest;
  /** Attaches files to what is written; left out where nothing can be attached. */
  readonly onAttach: ((files: readonly File[]) => void) | undefined;
  /** A part became a file of this name. */
  readonly onAttached: (key: string, name: string) => void;
  readonly onClose: () => void;
}

/** Something that was left out, and how it becomes a file. */
interface Item {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly attach: (() => Promise<File>) | null;
}

/** Names what was pasted and is not in the text, and offers to keep each as a file. */
export function PasteNotice({ rest, onAttach, onAttached, onClose }: PasteNoticeProps) {
  const say = useWords(pasteWords);
  const items = useItems(rest);
  const [hasFailed, setFailed] = useState(false);
  const attach = async ({ key, attach: make }: Item) => {
    try {
      const file = await make?.();
      if (!file) return;
      onAttach?.([file]);
      onAttached(key, file.name);
    } catch (failure) {
      console.warn('a pasted table was not made into a file', failure);
      setFailed(true);
    }
  };
  return (
    <div className="s-paste-notice" role="alert">
      <ImageOff size={20} aria-hidden="true" />
      <div>
        <strong>{say('title')}</strong>
        <p>{say(rest.isAlone ? 'textAlone' : 'text', { ...tableLimits })}</p>
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <span>{item.name}</span>
              {rest.attached[item.key] !== undefined ? (
                <span className="s-muted" role="status">
                  {say('attached', { name: rest.attached[item.key] ?? '' })}
                </span>
              ) : item.attach === null ? (
                <span className="s-muted">{say('unreachable')}</span>
              ) : (
                onAttach && (
                  <Button size="s" onPress={() => void attach(item)}>
                    {item.label}
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
        {hasFailed && <p className="s-field-error">{say('failed')}</p>}
      </div>
      <Button size="s" variant="ghost" onPress={onClose}>
        {say('close')}
      </Button>
    </div>
  );
}

/** The first words of a table, by which a person knows it again. */
const wordsOf = ({ rows }: PastedTable): string => {
  const first = rows.flat().map(({ text }) => text.replaceAll('\n', ' '));
  const words = first.filter(Boolean).slice(0, 3).join(', ');
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
};

function useItems(rest: PastedRest): readonly Item[] {
  const say = useWords(pasteWords);
  const { id, tables, pictures, painted } = rest;
  const pictureItem = (picture: PastedPicture, key: string, name: string, n: string): Item => {
    const file = pictureFile(picture, say('pictureName', { n }));
    const attach = file && (() => Promise.resolve(file));
    return { key, name, label: say('attachPicture'), attach };
  };
  return [
    ...tables.map((table, at) => ({
      key: `table-${at}`,
      name: say('table', {
        ...{ rows: table.rows.length, columns: columnsOf(table), words: wordsOf(table) },
      }),
      label: say('attachTable'),
      attach: () => tableFile(table, say('tableName', { n: `${id}-${at + 1}` })),
    })),
    ...pictures.map((picture, at) => {
      const name = picture.name ? say('picture', { name: picture.name }) : say('pictureUnnamed');
      return pictureItem(picture, `picture-${at}`, name, `${id}-${at + 1}`);
    }),
    ...painted.map((picture, at) =>
      pictureItem(picture, `painted-${at}`, say('painted'), `${id}-p${at + 1}`),
    ),
  ];
}
