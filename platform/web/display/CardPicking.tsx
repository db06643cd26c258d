import { ListChecks } from 'lucide-react';
import { Button } from '../action/Button.tsx';
import { CheckboxField } from '../field/CheckboxField.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import type { TableSelection } from './table-shape.ts';

interface CardPickingProps {
  readonly selection: TableSelection | undefined;
  /** Ids of the rows of the page. */
  readonly ids: readonly string[];
}

/**
 * Above cards, which have no head of a column: begins and ends the choice of several, and chooses all of the
 * page. Beginning and ending is one button, so that the focus stays where it was pressed.
 */
export function CardPicking({ selection, ids }: CardPickingProps) {
  const say = useWords(platformWords);
  if (!selection?.onPick || ids.length === 0) return null;
  const { chosen, isChoosing, onChoose, onPick } = selection;
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <div className="s-card-picking">
      {isChoosing && (
        <CheckboxField
          isSelected={count === ids.length}
          isIndeterminate={count > 0 && count < ids.length}
          onChange={(isAll) => onChoose(new Set(isAll ? ids : []))}
        >
          {say('table.pickPage')}
        </CheckboxField>
      )}
      {/* The bar of what is chosen has a button that ends the choice. */}
      {chosen.size === 0 && (
        <Button icon={<ListChecks size={18} />} onPress={() => onPick(!isChoosing)}>
          {say(isChoosing ? 'table.pickStop' : 'table.pickStart')}
        </Button>
      )}
    </div>
  );
}
