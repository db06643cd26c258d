import type { ViewerPlace } from '@sarn/file/web';
import { IconButton, useFormSlot, useIsPhone, useWords } from '@sarn/platform-web';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { DraftFields } from './DraftFields.tsx';
import { LayerList, Original } from './LayerList.tsx';
import { SaveBar } from './WritingTools.tsx';
import { annotationWords } from './words/annotation-words.ts';
import { useWriting } from './writing.ts';

/** The list of annotations, with the fields of what is written; in the place of the panel where there is one. */
export function LayersSide(at: ViewerPlace) {
  const { isListed, writingOn } = useWriting();
  const isPhone = useIsPhone();
  const slot = useFormSlot();
  if (!isListed) return null;
  const panel = <Panel {...at} />;
  const isBeside = writingOn === at.fileId && !isPhone && at.enlarge !== undefined;
  return isBeside && slot ? createPortal(panel, slot) : panel;
}

function Panel(at: ViewerPlace) {
  const say = useWords(annotationWords);
  const isPhone = useIsPhone();
  const { setListed, writingOn } = useWriting();
  const isWriting = writingOn === at.fileId;
  return (
    <aside className="file-side annotation-side" aria-label={say('title')}>
      <header className="annotation-side-head">
        <h2>{say(isWriting ? 'writing' : 'title')}</h2>
        <IconButton size="s" aria-label={say('close')} onPress={() => setListed(false)}>
          <X size={18} />
        </IconButton>
      </header>
      <div className="annotation-side-body">
        {isWriting && <DraftFields {...at} />}
        <LayerList {...at} />
        <Original fileId={at.fileId} />
      </div>
      {isWriting && !isPhone && (
        <footer className="annotation-side-foot">
          <SaveBar {...at} />
        </footer>
      )}
    </aside>
  );
}
