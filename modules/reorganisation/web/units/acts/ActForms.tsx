import { useUnit } from '../units.client.ts';
import type { UnitTree } from '../units.client.ts';
import type { OpenedAct } from '../panel/opened-acts.ts';
import type { UnitTreeState } from '../tree/use-unit-tree.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { FoundForm } from './FoundForm.tsx';
import { LetterCodeForm } from './LetterCodeForm.tsx';
import { MoveForm } from './MoveForm.tsx';
import { RenameForm } from './RenameForm.tsx';
import { SplitForm } from './SplitForm.tsx';

interface ActFormsProps {
  readonly tree: UnitTreeState;
  readonly act: OpenedAct | null;
  readonly kinds: UnitTree['kinds'];
  readonly onClose: () => void;
  readonly onMade: (unitId: string) => void;
}

/** The form of the act that is open; a unit that was dropped in the tree has that of moving. */
export function ActForms({ tree, act, kinds, onClose, onMade }: ActFormsProps) {
  const moving = tree.moving?.to ? tree.moving : null;
  const { data: moved } = useUnit(moving?.unitId ?? null);
  const { data: chosen } = useUnit(tree.chosenId);
  if (moving?.to && moved?.id === moving.unitId) {
    const key = `${moved.id} ${moving.to.id}`;
    return <MoveForm key={key} unit={moved} to={moving.to} onClose={tree.putBack} />;
  }
  if (act === null || !chosen) return null;
  const props = { unit: chosen, onClose };
  if (act === 'rename') return <RenameForm key={chosen.id} {...props} />;
  if (act === 'letterCode') return <LetterCodeForm key={chosen.id} {...props} />;
  if (act === 'move') return <MoveForm key={chosen.id} to={null} {...props} />;
  if (act === 'split') return <SplitForm key={chosen.id} {...props} />;
  if (act === 'correct') return <CorrectForm key={chosen.id} kinds={kinds} {...props} />;
  return (
    <FoundForm key={chosen.id} above={chosen} kinds={kinds} onClose={onClose} onMade={onMade} />
  );
}
