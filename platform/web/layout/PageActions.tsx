import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { useIsNarrow, useIsPhone } from './use-phone.ts';

export interface PageActionsProps {
  /** The action most come for: always in sight. */
  readonly primary?: ReactNode;
  /** Those that fold on a phone only. */
  readonly beside?: ReactNode;
  /** The others: buttons and links. */
  readonly children: ReactNode;
}

/**
 * Actions on the whole of a page, for `PageHeader`. On a narrow window the further ones unfold below the
 * primary one, so that the title keeps its line and, on a phone, the first card is in sight. All of them
 * stay mounted at one place of the tree: a dialog which they opened, and what is typed in it, outlives the
 * fold and the turning of a tablet.
 */
export function PageActions({ primary, beside, children }: PageActionsProps) {
  const say = useWords(platformWords);
  const isPhone = useIsPhone();
  const isFolding = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const besideId = useId();
  return (
    <div className="s-page-actions" data-folds={isPhone ? 'phone' : isFolding || undefined}>
      <div id={id} className="s-page-actions-more" hidden={isFolding && !isOpen}>
        {children}
      </div>
      {beside && (
        <div id={besideId} className="s-page-actions-beside" hidden={isPhone && !isOpen}>
          {beside}
        </div>
      )}
      {primary && <div className="s-page-actions-primary">{primary}</div>}
      {isFolding && (
        <Button
          className="s-page-actions-fold"
          icon={<Ellipsis size={18} />}
          aria-expanded={isOpen}
          aria-controls={isPhone && beside ? `${id} ${besideId}` : id}
          onPress={() => setOpen(!isOpen)}
        >
          {say('page.more')}
        </Button>
      )}
    </div>
  );
}
