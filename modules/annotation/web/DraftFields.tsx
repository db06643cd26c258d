import type { ViewerPlace } from '@sarn/file/web';
import { Button, TextArea } from '@sarn/platform-web';
import { Check } from 'lucide-react';
import { usualPlaces } from './draft-items.ts';
import type { DraftItem } from './draft-items.ts';
import { useAdding } from './use-adding.ts';
import { useTold } from './use-told.ts';
import { useWriting } from './writing.ts';

/** The words of what is written, and its usual places: of what was chosen, else of the last. */
export function DraftFields(at: ViewerPlace) {
  const { say } = useTold();
  const { items, chosen, change, isSecret } = useWriting();
  const { moveTo } = useAdding(at);
  const item = items.find(({ key }) => key === chosen) ?? items.at(-1);
  if (!item) return null;
  const reword = (text: string) =>
    change((known) => known.map((one) => (one.key === item.key ? worded(one, text) : one)), true);
  const { content } = item;
  return (
    <div className="annotation-fields">
      {(content.kind === 'ink' || content.kind === 'note') && (
        <TextArea
          key={item.key}
          label={say(content.kind === 'ink' ? 'drawnText' : 'noteText')}
          description={content.kind === 'ink' ? say('drawnTextHint') : undefined}
          value={content.text}
          onChange={reword}
          autoFocus={content.kind === 'note'}
        />
      )}
      <div role="group" aria-label={say('place')}>
        <p className="annotation-fields-label">{say('place')}</p>
        <div className="annotation-places">
          {usualPlaces.map((where) => (
            <Button key={where} size="s" onPress={() => moveTo(item, where)}>
              {say(`places.${where}`)}
            </Button>
          ))}
        </div>
        <p className="s-small s-muted">{say('placeHint')}</p>
      </div>
      <p className="s-small s-muted annotation-kept-here">
        <Check size={16} aria-hidden="true" /> {say(isSecret ? 'keptThere' : 'keptHere')}
      </p>
    </div>
  );
}

const worded = (item: DraftItem, text: string): DraftItem =>
  'text' in item.content ? { ...item, content: { ...item.content, text } } : item;
