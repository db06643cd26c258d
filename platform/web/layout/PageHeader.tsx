import { ArrowLeft } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { usePageTitle } from '../page-title.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { useWayBack } from './way-back.ts';

/** What a frame around a page shows already, and the header of the page does not show again. */
export interface ShownByFrame {
  /** The section above the title. */
  readonly section: boolean;
  /** The way to the page above. */
  readonly wayBack: boolean;
}

export const ShownByFrame = createContext<ShownByFrame>({ section: false, wayBack: false });

export interface PageHeaderProps {
  /** The one h1 of the page. */
  readonly title: ReactNode;
  /** Name of the tab; that of the page by default. */
  readonly tabTitle?: string | undefined;
  /** Small text above: the section of this page. */
  readonly above?: ReactNode;
  /** Text below: badges, number, date. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  readonly onBack?: (() => void) | undefined;
}

/** The title of a page, and the actions on the whole of it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, meta, actions } = props;
  const shown = useContext(ShownByFrame);
  const above = shown.section ? null : props.above;
  const wayBack = useWayBack();
  const onBack = props.onBack ?? (shown.wayBack ? null : wayBack);
  const say = useWords(platformWords);
  usePageTitle(props.tabTitle ?? (typeof title === 'string' ? title : null));
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
