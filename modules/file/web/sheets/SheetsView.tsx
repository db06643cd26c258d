import { EmptyState, ErrorSummary, Progress, useWords } from '@sarn/platform-web';
import { BlobView } from '../FileView.tsx';
import { fileWords } from '../words/file-words.ts';
import { useSheets } from './use-sheets.ts';
import type { SheetsOrder } from './use-sheets.ts';
import './sheets.css';

export interface SheetsViewProps extends SheetsOrder {
  /** Of the file, with its ending. */
  readonly name: string;
}

/** A register as it is printed, in the viewer, whose buttons print and save it; before that how far it is made. */
export function SheetsView({ name, ...order }: SheetsViewProps) {
  const say = useWords(fileWords);
  const { data, error, refetch, done } = useSheets(order);
  if (error) return <ErrorSummary error={error} onRetry={() => void refetch()} />;
  if (!data) {
    const text = say('sheets.making', { count: done.entries });
    return <Progress label={say('sheets.label')} value={done.share} text={text} />;
  }
  if (!data.blob) return <EmptyState title={say('sheets.tooLong', { most: order.most })} />;
  return (
    <div className="file-printed">
      <BlobView blob={data.blob} name={name} mediaType="application/pdf" />
    </div>
  );
}
