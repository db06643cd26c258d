import type { ViewerPlace } from '@sarn/file/web';
import { Button, IconButton, useIsPhone, useWords } from '@sarn/platform-web';
import { Layers, PenLine, RefreshCw } from 'lucide-react';
import { annotationWords } from './words/annotation-words.ts';
import { useWriting } from './writing.ts';

/** Opens the list of annotations; beside it the way to write. */
export function LayersButton(at: ViewerPlace) {
  const say = useWords(annotationWords);
  const isPhone = useIsPhone();
  const { rows, isListed, setListed, writingOn, loadAgain } = useWriting();
  const count = rows.filter((row) => row.fileId === at.fileId).length;
  return (
    <>
      {!isPhone && <WriteButton {...at} />}
      {loadAgain && <LoadAgain isPhone={isPhone} onPress={loadAgain} />}
      {(count > 0 || writingOn === at.fileId) && (
        <IconButton
          size="s"
          aria-label={count > 0 ? say('openCount', { count }) : say('open')}
          isOn={isListed}
          count={count}
          onPress={() => setListed(!isListed)}
        >
          <Layers size={18} />
        </IconButton>
      )}
    </>
  );
}

/** The words have no room in the tools on a phone. */
function LoadAgain({ isPhone, onPress }: { isPhone: boolean; onPress: () => void }) {
  const say = useWords(annotationWords);
  return isPhone ? (
    <IconButton size="s" aria-label={say('notLoaded')} onPress={onPress}>
      <RefreshCw size={18} />
    </IconButton>
  ) : (
    <Button size="s" icon={<RefreshCw size={16} />} onPress={onPress}>
      {say('notLoaded')}
    </Button>
  );
}

/** Begins to write where the reader may; on a phone in the whole window. */
export function WriteButton({ fileId, enlarge }: ViewerPlace) {
  const say = useWords(annotationWords);
  const isPhone = useIsPhone();
  const { setListed, mayWrite, writingOn, begin, form } = useWriting();
  if (!mayWrite(fileId) || writingOn !== null || form.kept) return null;
  const start = () => {
    begin(fileId);
    setListed(!isPhone);
    if (isPhone) enlarge?.();
  };
  return (
    <Button
      size={isPhone ? 'm' : 's'}
      className="annotation-write"
      icon={<PenLine size={18} />}
      isWide={isPhone}
      onPress={start}
    >
      {say('write')}
    </Button>
  );
}
