import type { Manual, ManualKind } from '@sarn/help/contract';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  ErrorSummary,
  LinkButton,
  Skeleton,
  errorText,
  formatBytes,
  toasts,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { FileView } from '@sarn/file/web';
import { Download, FileText, Film } from 'lucide-react';
import { useState } from 'react';
import { addressOf, useManuals } from '../help.client.ts';
import { helpWords } from '../words/help-words.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

export interface ManualFilesProps {
  readonly kinds: readonly ManualKind[];
  /** Text shown when there are none. */
  readonly empty: string;
}

/** Uploaded manuals of some kinds, to read, play and download. */
export function ManualFiles({ kinds, empty }: ManualFilesProps) {
  const say = useWords(helpWords);
  const manuals = useManuals();
  if (manuals.isPending) return <Skeleton kind="rows" count={3} />;
  if (manuals.isError) {
    return <ErrorSummary error={manuals.error} onRetry={() => void manuals.refetch()} />;
  }
  const shown = manuals.data.filter(({ kind }) => kinds.includes(kind));
  if (shown.length > 0) return <ManualList manuals={shown} />;
  return (
    <Card>
      <EmptyState
        title={empty}
        text={say('files.emptyText')}
        action={<LinkButton href="/manual">{say('files.read')}</LinkButton>}
      />
    </Card>
  );
}

/** The same below other content: shows nothing when there are none. */
export function AgencyManuals({ kinds }: Pick<ManualFilesProps, 'kinds'>) {
  const say = useWords(helpWords);
  const manuals = useManuals();
  const shown = (manuals.data ?? []).filter(({ kind }) => kinds.includes(kind));
  if (shown.length === 0) return null;
  return (
    <section className="manual-more" aria-labelledby="manual-more">
      <h2 id="manual-more">{say('manual.more')}</h2>
      <p className="s-muted">{say('manual.moreText')}</p>
      <ManualList manuals={shown} />
    </section>
  );
}

function ManualList({ manuals }: { readonly manuals: readonly Manual[] }) {
  const [opened, setOpened] = useState<Manual | null>(null);
  const language = useLanguage();
  const titleOf = (manual: Manual) => (language === 'en' ? manual.titleEn : manual.titleTh);
  const close = () => setOpened(null);
  return (
    <Card isFlush>
      <ul className="manual-files">
        {manuals.map((manual) => (
          <ManualLine
            key={manual.id}
            manual={manual}
            title={titleOf(manual)}
            onOpen={() => setOpened(manual)}
          />
        ))}
      </ul>
      <Dialog
        isOpen={opened !== null}
        size={opened?.kind === 'video' ? 'l' : 'full'}
        title={opened ? titleOf(opened) : ''}
        onClose={close}
      >
        {opened?.kind === 'video' && <VideoPlayer manual={opened} title={titleOf(opened)} />}
        {opened && opened.kind !== 'video' && (
          <FileView fileId={opened.fileId} name={opened.fileName} mediaType={opened.mediaType} />
        )}
      </Dialog>
    </Card>
  );
}

interface ManualLineProps {
  readonly manual: Manual;
  readonly title: string;
  readonly onOpen: () => void;
}

function ManualLine({ manual, title, onOpen }: ManualLineProps) {
  const say = useWords(helpWords);
  const { kind, bytes, pageCount } = manual;
  const Icon = kind === 'video' ? Film : FileText;
  const facts = [
    say(`kind.${kind}`),
    pageCount === null ? null : say('files.pages', { count: pageCount }),
    formatBytes(bytes),
  ].filter(Boolean);
  const keep = async () => {
    try {
      save(await addressOf(manual.id), manual.fileName);
    } catch (error) {
      toasts.show({ tone: 'danger', title: say('files.failed'), text: errorText(error) });
    }
  };
  return (
    <li className="manual-file">
      <Icon size={24} aria-hidden="true" />
      <span className="manual-file-text">
        <strong>{title}</strong>
        <span className="s-small s-muted">{facts.join(' · ')}</span>
      </span>
      <span className="manual-file-acts">
        <Button variant="primary" onPress={onOpen} aria-label={`${say(openWords[kind])} ${title}`}>
          {say(openWords[kind])}
        </Button>
        <Button
          variant="ghost"
          icon={<Download size={18} />}
          onPress={() => void keep()}
          aria-label={`${say('files.download')} ${title}`}
        >
          {say('files.download')}
        </Button>
      </span>
    </li>
  );
}

/** The action of the button for a kind. */
const openWords = {
  manual: 'files.open',
  document: 'files.open',
  video: 'files.play',
} as const satisfies Record<ManualKind, string>;

/** The browser downloads it by itself, because a film does not fit into memory. */
function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
