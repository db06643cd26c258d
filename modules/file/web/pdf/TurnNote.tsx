import { Button, useWords } from '@sarn/platform-web';
import { viewerWords } from '../words/viewer-words.ts';
import type { View } from './use-view.ts';

/** Says that a page lies otherwise than in its file, and offers the same for all. */
export function TurnNote({ view, total }: { view: View; total: number }) {
  const say = useWords(viewerWords);
  const turn = view.turnOf(view.page);
  if (turn === 0) return null;
  const isAll = Array.from({ length: total }, (_none, page) => view.turnOf(page)).every(
    (one) => one === turn,
  );
  return (
    <div className="file-turned" role="status">
      <span>{isAll && total > 1 ? say('turnedAll') : say('turned', { page: view.page + 1 })}</span>
      {!isAll && (
        <Button size="s" variant="quiet" onPress={view.turnAll}>
          {say('turnAll')}
        </Button>
      )}
    </div>
  );
}
