import { Card, FileUpload, fileRefusal, useUploads, useWords } from '@sarn/platform-web';
import { importLimits } from '@sarn/data-migration/contract';
import type { ImportDetail } from '@sarn/data-migration/contract';
import { sendScans } from './import.client.ts';
import { importWords } from './words/import-words.ts';

const limits = { accept: ['.zip'], maxBytes: importLimits.scanBytes };

/** The scans of an import: a zip by browser, or the command that names a folder on the server. */
export function ScansCard({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const uploads = useUploads(sendScans(item.id), (file) => fileRefusal(file, limits));
  const sent = uploads.results[0];
  const known = sent ? null : item.scansName;
  return (
    <Card title={say('scans')}>
      <div className="import-stack">
        {known && <p>{say('scansKnown', { name: known, count: item.counts.scans })}</p>}
        <FileUpload
          label={say('scansLabel')}
          description={say('scansHint')}
          {...limits}
          items={uploads.items}
          onAdd={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
        <p className="s-small s-muted">{say('folderTerm')}</p>
        <code className="import-command">{`npm run import:scans -- ${item.id} <folder>`}</code>
      </div>
    </Card>
  );
}
