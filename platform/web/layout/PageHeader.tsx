import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';

export interface PageHeaderProps {
  /** The one h1 of the page. */
  readonly title: ReactNode;
  /** Small line above: where this belongs. */
  readonly above?: ReactNode;
  /** Line below: badges, number, date. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  readonly onBack?: (() => void) | undefined;
}

/** What page this is, and what can be done with the whole of it. */
export function PageHeader({ title, above, meta, actions, onBack }: PageHeaderProps) {
  const say = useWords(platformWords);
  return (
    <header className="s-page-header">
      {onBack && (
        <IconButton aria-label={say('page.back')} onPress={onBack}>
          <ArrowLeft size={20} />
        </IconButton>
      )}
      <div className="s-page-header-text">
        {above && <div className="s-small s-muted">{above}</div>}
        <h1>{title}</h1>
        {meta && <div className="s-page-header-meta">{meta}</div>}
      </div>
      {actions && <div className="s-page-header-actions">{actions}</div>}
    </header>
  );
}
