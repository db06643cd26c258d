import { openDocument } from '@sarn/document/web';
import { BlobView } from '@sarn/file/web';
import { Button, ErrorSummary, IconButton, Skeleton, useWords } from '@sarn/platform-web';
import { usePrinted } from '@sarn/printed-document/web';
import type { ToSign } from '@sarn/batch-signing/contract';
import { ChevronDown, ChevronUp, ExternalLink } from 'lucide-react';
import { unfitFor } from './chosen.ts';
import type { RowsProps } from './SignRows.tsx';
import { batchWords } from './words/batch-words.ts';

/** The pages of one of the documents, with the way to the next one. */
export function PagesPane({ rows, shown, choice, onShow }: RowsProps) {
  const say = useWords(batchWords);
  const at = rows.indexOf(shown);
  const { documentId, key } = shown.row;
  const go = (by: number) => onShow(rows[at + by]?.row.documentId ?? documentId);
  return (
    <section className="sign-many-pane" aria-label={say('preview')}>
      <div className="sign-many-pane-head">
        <strong>{say('position', { at: at + 1, all: rows.length })}</strong>
        <Button
          variant="ghost"
          icon={<ExternalLink size={18} />}
          onPress={() => openDocument(documentId, 'sign', key)}
        >
          {say('openDocument')}
        </Button>
        {unfitFor(shown, choice.method) === null && (
          <Button variant="ghost" onPress={() => choice.toggle(shown)}>
            {say(choice.isOn(shown) ? 'takeOut' : 'putBack')}
          </Button>
        )}
        <IconButton aria-label={say('previous')} isDisabled={at === 0} onPress={() => go(-1)}>
          <ChevronUp size={20} />
        </IconButton>
        <IconButton
          aria-label={say('next')}
          isDisabled={at === rows.length - 1}
          onPress={() => go(1)}
        >
          <ChevronDown size={20} />
        </IconButton>
      </div>
      {shown.digital === 'no-pages' ? (
        <p className="s-muted">{say('noPages')}</p>
      ) : (
        <Pages key={documentId} one={shown} />
      )}
    </section>
  );
}

function Pages({ one: { row, version } }: { readonly one: ToSign }) {
  const printed = usePrinted(row.documentId, version);
  if (printed.isPending) return <Skeleton kind="block" />;
  if (printed.error) {
    return <ErrorSummary error={printed.error} onRetry={() => void printed.refetch()} />;
  }
  return <BlobView blob={printed.data} mediaType="application/pdf" name={`${row.title}.pdf`} />;
}
