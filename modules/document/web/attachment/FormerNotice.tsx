import { Button, useWords } from '@sarn/platform-web';
import type { ShownFormer } from './former-files.ts';
import { attachmentWords } from './words/attachment-words.ts';
import './attachment.css';

interface FormerNoticeProps {
  readonly file: ShownFormer;
  readonly onLatest: () => void;
}

/** Above a former version: nobody shall decide on it by mistake. */
export function FormerNotice({ file, onLatest }: FormerNoticeProps) {
  const say = useWords(attachmentWords);
  return (
    <div className="former-notice" role="status">
      <span>{say('reading', { name: file.name })}</span>
      <Button size="s" onPress={onLatest}>
        {say('latest')}
      </Button>
    </div>
  );
}
