import type { Annotation, AnnotationKind } from '@sarn/annotation/contract';
import { fetchOriginal, saveBlob } from '@sarn/file/web';
import type { ViewerPlace } from '@sarn/file/web';
import { Badge, Button, IconButton, toasts, useDialogs } from '@sarn/platform-web';
import {
  Eye,
  EyeOff,
  PenLine,
  QrCode,
  ShieldCheck,
  Signature,
  Stamp,
  Type,
  Undo2,
} from 'lucide-react';
import { useFileRules } from '@sarn/document/web';
import { useTakeBack } from './annotation.client.ts';
import { millimetresOf } from './draft-items.ts';
import { useTold } from './use-told.ts';
import { useWriting } from './writing.ts';

const icons = {
  ...{ ink: PenLine, note: Type, stamp: Stamp, qr: QrCode, signature: Signature },
} as const;
const KindIcon = ({ kind }: { readonly kind: AnnotationKind }) => {
  const Icon = icons[kind];
  return <Icon size={18} aria-hidden="true" />;
};

/** Every annotation of a file with author, post and time, the newest first, and the original. */
export function LayerList(at: ViewerPlace) {
  const { say, kind } = useTold();
  const { rows, hidden, hide, items, writingOn } = useWriting();
  const own = rows.filter((row) => row.fileId === at.fileId);
  const ids = own.map(({ id }) => id);
  const isAllHidden = ids.length > 0 && ids.every((id) => hidden.has(id));
  const drafts = writingOn === at.fileId ? items : [];
  return (
    <section className="annotation-list" aria-label={say('title')}>
      <div className="annotation-list-head">
        <span className="s-muted s-small">{say('newest')}</span>
        {ids.length > 0 && (
          <Button size="s" variant="ghost" onPress={() => hide(ids, !isAllHidden)}>
            {say(isAllHidden ? 'showAll' : 'hideAll')}
          </Button>
        )}
      </div>
      {own.length + drafts.length === 0 && <p className="s-muted">{say('none')}</p>}
      <ul>
        {drafts.toReversed().map(({ key, content, place }) => (
          <li key={key} className="annotation-row" data-draft>
            <KindIcon kind={content.kind} />
            <span className="annotation-row-text">
              <strong>{say('yours', { kind: kind(content.kind) })}</strong>
              <span className="s-small s-muted">
                {say('onPage', { page: place.page })} · {say('unsaved')}
              </span>
            </span>
            <Badge tone="warning">{say('draft')}</Badge>
          </li>
        ))}
        {own.toReversed().map((row) => (
          <Row key={row.id} row={row} at={at} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row, at }: { readonly row: Annotation; readonly at: ViewerPlace }) {
  const { say, title, when } = useTold();
  const { hidden, hide } = useWriting();
  const isHidden = hidden.has(row.id);
  const what = title(row);
  const { page, top } = row.place;
  const size = at.pages[page - 1];
  const height = size ? millimetresOf(size).height : 297;
  return (
    <li className="annotation-row" data-hidden={isHidden || undefined}>
      <KindIcon kind={row.content.kind} />
      <span className="annotation-row-text">
        <button
          type="button"
          className="annotation-row-title"
          data-struck={row.takenBackAt !== null || undefined}
          aria-label={say('goTo', { what, page })}
          onClick={() => at.goTo(page - 1, top / height)}
        >
          {what}
        </button>
        <span className="s-small s-muted">
          {say('onPage', { page })} · {row.author}
          {row.onBehalfOf !== '' && ` ${say('behalf', { name: row.onBehalfOf })}`}
        </span>
        {row.post !== '' && <span className="s-small s-muted">{row.post}</span>}
        <span className="s-small s-muted">{when(row.at)}</span>
        {row.takenBackAt !== null && (
          <span className="s-small">{say('takenBack', { at: when(row.takenBackAt) })}</span>
        )}
        {row.mayTakeBack && <TakeBack id={row.id} />}
      </span>
      <IconButton
        size="s"
        aria-label={say(isHidden ? 'show' : 'hide', { what })}
        onPress={() => hide([row.id], !isHidden)}
      >
        {isHidden ? <EyeOff size={18} /> : <Eye size={18} />}
      </IconButton>
    </li>
  );
}

function TakeBack({ id }: { readonly id: string }) {
  const { say } = useTold();
  const dialogs = useDialogs();
  const { documentId } = useWriting();
  const { mutateAsync, isPending } = useTakeBack(documentId);
  const take = async () => {
    const label = say('takeBack');
    const asked = { title: say('takeBackTitle'), text: say('takeBackText'), confirmLabel: label };
    if (!(await dialogs.confirm(asked))) return;
    const { isStruck } = await mutateAsync(id);
    toasts.show({ title: say(isStruck ? 'struck' : 'gone'), tone: 'success' });
  };
  return (
    <Button
      size="s"
      variant="ghost"
      icon={<Undo2 size={16} />}
      isPending={isPending}
      onPress={() => void take()}
    >
      {say('takeBack')}
    </Button>
  );
}

/** The file as it came is untouched, and can be fetched. */
export function Original({ fileId }: { readonly fileId: string }) {
  const { say } = useTold();
  const { fileNameOf } = useWriting();
  const { mayKeep } = useFileRules();
  return (
    <div className="annotation-original">
      <ShieldCheck size={20} aria-hidden="true" />
      <p>
        {say('original')}{' '}
        {mayKeep && (
          <Button
            size="s"
            variant="ghost"
            onPress={() =>
              void fetchOriginal(fileId).then((blob) => saveBlob(blob, fileNameOf(fileId)))
            }
          >
            {say('openOriginal')}
          </Button>
        )}
      </p>
    </div>
  );
}
