import { CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import { IconButton } from '../action/IconButton.tsx';
import { FileName } from '../display/FileName.tsx';
import { Progress } from '../display/Progress.tsx';
import { formatBytes } from '../shown/bytes.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import type { UploadItem } from './upload-item.ts';

interface FileRowProps {
  readonly item: UploadItem;
  readonly onRemove: (id: string) => void;
  readonly onRetry?: ((id: string) => void) | undefined;
}

/** One file: name, size, progress, and buttons to cancel or remove it. */
export function FileRow({ item, onRemove, onRetry }: FileRowProps) {
  const say = useWords(platformWords);
  const isOnItsWay = item.state === 'sending' || item.state === 'waiting';
  const { name } = item;
  return (
    <li className="s-file" data-state={item.state}>
      {item.state === 'done' ? (
        <CircleCheck size={20} aria-hidden="true" className="s-tone-icon s-tone-success" />
      ) : (
        <FileText size={20} aria-hidden="true" />
      )}
      <div className="s-file-text">
        <span className="s-file-name">
          <FileName name={name} />
        </span>
        {item.state === 'sending' ? (
          <SendingProgress item={item} />
        ) : (
          <span className="s-small s-muted">
            {formatBytes(item.sizeBytes)}
            {item.state === 'done' && ` · ${say('file.done')}`}
            {item.state === 'waiting' && ` · ${say('file.waiting')}`}
          </span>
        )}
        {item.error && (
          <span className="s-field-error" role="alert">
            {item.error}
          </span>
        )}
      </div>
      {item.state === 'failed' && onRetry && (
        <IconButton
          size="s"
          aria-label={say('file.retryFile', { name })}
          onPress={() => onRetry(item.id)}
        >
          <RotateCw size={16} />
        </IconButton>
      )}
      <IconButton
        size="s"
        aria-label={say(isOnItsWay ? 'file.cancelUpload' : 'file.removeFile', { name })}
        onPress={() => onRemove(item.id)}
      >
        <X size={16} />
      </IconButton>
    </li>
  );
}

function SendingProgress({ item }: { readonly item: UploadItem }) {
  const say = useWords(platformWords);
  const share = item.sizeBytes === 0 ? 1 : item.sentBytes / item.sizeBytes;
  const text =
    share >= 1
      ? say('file.finishing')
      : say('file.progress', {
          sent: formatBytes(item.sentBytes),
          total: formatBytes(item.sizeBytes),
          percent: Math.floor(share * 100),
        });
  return <Progress label={item.name} value={share} text={text} />;
}
