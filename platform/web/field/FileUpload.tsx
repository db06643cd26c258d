import { Upload } from 'lucide-react';
import { Button, DropZone, FileTrigger, Text, isFileDropItem } from 'react-aria-components';
import type { DropItem } from 'react-aria-components';
import { defined } from '../defined.ts';
import { formatBytes } from '../shown/bytes.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { FileRow } from './FileRow.tsx';
import { kindNames } from './file-refusal.ts';
import type { FileLimits } from './file-refusal.ts';
import type { UploadItem } from './upload-item.ts';

export interface FileUploadProps extends FileLimits {
  readonly label: string;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | null | undefined;
  readonly description?: string | undefined;
  readonly isMultiple?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** From `useUploads`, or kept by the page. */
  readonly items: readonly UploadItem[];
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry?: ((id: string) => void) | undefined;
}

/** Files dropped or picked, with progress in numbers; a failed one stays with its reason. */
export function FileUpload(props: FileUploadProps) {
  const { label, accept, maxBytes, items, isMultiple = false, isDisabled = false } = props;
  const say = useWords(platformWords);
  const hints = [
    props.description,
    accept && say('file.accepts', { kinds: kindNames(accept) }),
    maxBytes !== undefined && say('file.limit', { size: formatBytes(maxBytes) }),
  ].filter(Boolean);
  const give = (files: File[]) => props.onAdd(isMultiple ? files : files.slice(0, 1));
  const isFull = !isMultiple && items.length > 0;
  return (
    <div
      className="s-field s-upload"
      role="group"
      aria-label={label}
      data-invalid={!!props.error || undefined}
    >
      <span className="s-label" aria-hidden="true">
        {label}
        {props.isRequired && <span className="s-required"> *</span>}
      </span>
      {!isFull && (
        <DropZone
          className="s-drop"
          isDisabled={isDisabled}
          onDrop={({ items: dropped }) => void filesOf(dropped).then(give)}
        >
          <Upload size={22} aria-hidden="true" />
          <span className="s-drop-text">
            <Text slot="label" className="s-drop-label">
              {say('file.drop')}
            </Text>
            <FileTrigger
              allowsMultiple={isMultiple}
              {...defined({ acceptedFileTypes: accept && [...accept] })}
              onSelect={(files) => files && give([...files])}
            >
              <Button className="s-button s-button-quiet s-button-s" isDisabled={isDisabled}>
                {say('file.pick')}
              </Button>
            </FileTrigger>
          </span>
          {hints.length > 0 && <span className="s-small s-muted">{hints.join(' · ')}</span>}
        </DropZone>
      )}
      {props.error && (
        <p className="s-field-error" role="alert">
          {props.error}
        </p>
      )}
      {items.length > 0 && (
        <ul className="s-files" aria-label={say('file.chosen')}>
          {items.map((item) => (
            <FileRow key={item.id} item={item} onRemove={props.onRemove} onRetry={props.onRetry} />
          ))}
        </ul>
      )}
    </div>
  );
}

async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  return Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
}
