import {
  FileName,
  IconButton,
  VisuallyHidden,
  formatBytes,
  saveBlob,
  toasts,
  useWords,
} from '@sarn/platform-web';
import { Download, FileImage, FileText } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { fetchOriginal } from './file.client.ts';
import type { PickedFile } from './picked-file.ts';
import { fileWords } from './words/file-words.ts';
import './file.css';

export interface FileListProps {
  readonly files: readonly PickedFile[];
  /** Shows the file in the page; without it a click downloads the file. */
  readonly onOpen?: (file: PickedFile) => void;
  /** Whether the reader may save them; true when left out. */
  readonly mayKeep?: boolean | undefined;
  /** The file that is shown now. */
  readonly openedId?: string | undefined;
  readonly 'aria-label'?: string;
  /** Text beside the size of a file. */
  readonly noteOf?: (file: PickedFile) => string | null;
  /** More buttons of a file, before the download button. */
  readonly toolsOf?: (file: PickedFile) => ReactNode;
}

/** Files to read, each with its size and a download button. */
export function FileList(props: FileListProps) {
  const say = useWords(fileWords);
  if (props.files.length === 0) return <p className="s-muted s-small">{say('list.empty')}</p>;
  return (
    <ul className="file-list" aria-label={props['aria-label'] ?? say('list.title')}>
      {props.files.map((file) => (
        <FileLine
          key={file.id}
          file={file}
          onOpen={props.onOpen}
          isOpened={file.id === props.openedId}
          note={props.noteOf?.(file) ?? null}
          tools={props.toolsOf?.(file)}
          mayKeep={props.mayKeep ?? true}
        />
      ))}
    </ul>
  );
}

interface FileLineProps {
  readonly file: PickedFile;
  readonly onOpen: ((file: PickedFile) => void) | undefined;
  readonly isOpened: boolean;
  readonly note: string | null;
  readonly tools: ReactNode;
  readonly mayKeep: boolean;
}

function FileLine({ file, onOpen, isOpened, note, tools, mayKeep }: FileLineProps) {
  const say = useWords(fileWords);
  const [isFetching, setFetching] = useState(false);
  const { name } = file;
  const keep = async () => {
    setFetching(true);
    try {
      saveBlob(await fetchOriginal(file.id), name);
    } catch {
      toasts.show({ title: say('list.downloadFailed', { name }), tone: 'danger' });
    } finally {
      setFetching(false);
    }
  };
  const facts = [
    formatBytes(file.bytes),
    file.pageCount === null ? null : say('list.pages', { count: file.pageCount }),
    note,
  ];
  const Icon = file.mediaType.startsWith('image/') ? FileImage : FileText;
  return (
    <li className="file-line" data-opened={isOpened || undefined}>
      <Button
        className="file-line-open"
        aria-current={isOpened ? 'true' : 'false'}
        isDisabled={!onOpen && !mayKeep}
        onPress={() => (onOpen ? onOpen(file) : void keep())}
      >
        <Icon size={20} aria-hidden="true" />
        <span className="file-line-text">
          <span className="file-line-name">
            {(onOpen ?? mayKeep) && (
              <VisuallyHidden>{say(onOpen ? 'list.open' : 'list.keep')} </VisuallyHidden>
            )}
            <FileName name={name} />
          </span>
          <span className="s-small s-muted">{facts.filter(Boolean).join(' · ')}</span>
        </span>
      </Button>
      {tools}
      {mayKeep && (
        <IconButton
          size="s"
          aria-label={say('list.download', { name })}
          isDisabled={isFetching}
          onPress={() => void keep()}
        >
          <Download size={16} />
        </IconButton>
      )}
    </li>
  );
}
