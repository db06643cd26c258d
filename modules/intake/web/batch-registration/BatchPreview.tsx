import { FileView } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { IconButton, useWords } from '@sarn/platform-web';
import { X } from 'lucide-react';
import { batchWords } from './words/batch-words.ts';

interface BatchPreviewProps {
  readonly file: PickedFile;
  readonly onClose: () => void;
}

/** The file of one row, in sight while its number and subject are typed. */
export function BatchPreview({ file, onClose }: BatchPreviewProps) {
  const say = useWords(batchWords);
  return (
    <section className="batch-preview" aria-label={say('preview', { file: file.name })}>
      <header>
        <strong>{file.name}</strong>
        <IconButton size="s" aria-label={say('closePreview')} onPress={onClose}>
          <X size={18} />
        </IconButton>
      </header>
      <FileView key={file.id} fileId={file.id} name={file.name} mediaType={file.mediaType} />
    </section>
  );
}
