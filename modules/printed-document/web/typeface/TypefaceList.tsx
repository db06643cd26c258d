import {
  Badge,
  Button,
  IconButton,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { TypefaceRow } from '@sarn/printed-document/contract';
import { Eye, Trash2 } from 'lucide-react';
import { typefaceWords } from '../words/typeface-words.ts';
import { useRemoveTypeface } from './typeface.client.ts';

interface TypefaceListProps {
  readonly inUse: string | null;
  readonly rows: readonly TypefaceRow[];
  /** The one whose sample is seen. */
  readonly shown: string | null;
  readonly onShow: (id: string | null) => void;
}

/** The delivered typeface and those of the agency, each with a way to its sample. */
export function TypefaceList({ inUse, rows, shown, onShow }: TypefaceListProps) {
  const say = useWords(typefaceWords);
  const language = useLanguage();
  return (
    <ul className="typeface-list">
      <li data-shown={shown === null || undefined}>
        <Name family={say('list.delivered')} isUsed={inUse === null} />
        <p className="s-muted s-small">{say('list.deliveredText')}</p>
        <Show family={say('list.delivered')} isShown={shown === null} onShow={() => onShow(null)} />
      </li>
      {rows.map((row) => (
        <li key={row.id} data-shown={shown === row.id || undefined}>
          <Name family={row.family} isUsed={inUse === row.id} />
          <p className="s-muted s-small">
            {say('list.added', { name: row.addedBy, at: formatMoment(row.addedAt, language) })}
          </p>
          <Files row={row} />
          <div className="typeface-acts">
            <Show family={row.family} isShown={shown === row.id} onShow={() => onShow(row.id)} />
            {!row.wasUsed && <Remove row={row} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ family, isUsed }: { readonly family: string; readonly isUsed: boolean }) {
  const say = useWords(typefaceWords);
  return (
    <div className="typeface-name">
      <strong>{family}</strong>
      {isUsed && <Badge tone="success">{say('list.inUse')}</Badge>}
    </div>
  );
}

interface ShowProps {
  readonly family: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function Show({ family, isShown, onShow }: ShowProps) {
  const say = useWords(typefaceWords);
  return (
    <Button
      size="s"
      icon={<Eye size={16} />}
      aria-label={say('list.showOf', { family })}
      isDisabled={isShown}
      onPress={onShow}
    >
      {say('list.show')}
    </Button>
  );
}

/** Which file is which face, with what it calls itself: a file in the wrong place is seen here. */
function Files({ row }: { readonly row: TypefaceRow }) {
  const say = useWords(typefaceWords);
  return (
    <details className="s-small">
      <summary>{say('list.files')}</summary>
      <dl className="typeface-files">
        {row.files.map(({ face, name, said }) => (
          <div key={face}>
            <dt>{say(`face.${face}`)}</dt>
            <dd>
              {name} <span className="s-muted">({said})</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Remove({ row: { id, family } }: { readonly row: TypefaceRow }) {
  const say = useWords(typefaceWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const remove = useRemoveTypeface();
  const press = async () => {
    const isSure = await dialogs.confirm({
      ...{ title: say('list.removeTitle', { family }), text: say('list.removeText') },
      ...{ tone: 'warning', confirmLabel: say('list.remove') },
    });
    if (!isSure) return;
    remove.mutate(
      { typefaceId: id },
      {
        onSuccess: () => void toasts.show({ tone: 'success', title: say('list.removed') }),
        onError: (error) => toasts.fail(error),
      },
    );
  };
  return (
    <IconButton
      size="s"
      aria-label={say('list.removeOf', { family })}
      isDisabled={remove.isPending}
      onPress={() => void press()}
    >
      <Trash2 size={18} />
    </IconButton>
  );
}
