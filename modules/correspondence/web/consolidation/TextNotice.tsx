import type { CivilDate } from '@sarn/kernel';
import { Button, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { ConsolidationView } from '@sarn/correspondence/contract';
import { consolidationWords } from './words/consolidation-words.ts';

interface TextNoticeProps {
  readonly text: ConsolidationView;
  readonly onOriginal: () => void;
}

/** Notice above the document that this is a consolidated text, with a link to the published one. */
export function TextNotice({ text, onOriginal }: TextNoticeProps) {
  const say = useWords(consolidationWords);
  const language = useLanguage();
  const date = formatDay(text.upTo as CivilDate, language, 'full');
  return (
    <div className="former-notice" role="status">
      <span>{say('text', { date })}</span>
      <Button size="s" onPress={onOriginal}>
        {say('original')}
      </Button>
    </div>
  );
}
