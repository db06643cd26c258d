import { Button, useWords } from '@sarn/platform-web';
import type { ShownFormer } from './former-files.ts';
import { attachmentWords } from './words/attachment-words.ts';
import './attachment.css';

interface FormerNoticeProps {
  readonly file: ShownFormer;
  readonly onLatest: () => void;
}

/** Shown above a former version, so that nobody decides on it by mistake. */
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
