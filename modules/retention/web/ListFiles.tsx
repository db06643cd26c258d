import { Button, ErrorSummary, useWords } from '@sarn/platform-web';
import type { RetentionListDetail } from '@sarn/retention/contract';
import { FileArchive, FileCheck, FileSpreadsheet, Printer } from 'lucide-react';
import { useRetentionFile } from './retention.client.ts';
import type { RetentionFile } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

const icons = {
  form: <Printer size={18} />,
  sheet: <FileSpreadsheet size={18} />,
  certificate: <FileCheck size={18} />,
  package: <FileArchive size={18} />,
};

/** The list on paper and as files. */
export function ListFiles({ list }: { readonly list: RetentionListDetail }) {
  const say = useWords(retentionWords);
  const take = useRetentionFile(list.id);
  const isDestruction = list.kind === 'destroy';
  const files: readonly RetentionFile[] = [
    'form',
    'sheet',
    ...(isDestruction && list.state === 'DONE' ? (['certificate'] as const) : []),
    ...(isDestruction ? [] : (['package'] as const)),
  ];
  return (
    <div className="retention-actions">
      {files.map((file) => (
        <Button
          key={file}
          icon={icons[file]}
          isPending={take.isPending && take.variables === file}
          onPress={() => take.mutate(file)}
        >
          {say(`file.${file}`)}
        </Button>
      ))}
      <ErrorSummary error={take.error} isFocused />
    </div>
  );
}
