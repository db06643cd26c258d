import { expect, test, vi } from 'vitest';
import { screen, show, waitFor } from '../testing.ts';
import { ChoiceCell } from './ChoiceCell.tsx';
import { useCellKeys } from './use-cell-keys.ts';

/** Two columns of three cells; those of `locked` only say what they are. */
function Grid({ locked, onSet }: { readonly locked: readonly string[]; onSet: () => void }) {
  const { grid, at, onKey } = useCellKeys(3, 2);
  return (
    <table ref={grid} onKeyDownCapture={onKey}>
      <tbody>
        {[0, 1, 2].map((row) => (
          <tr key={row}>
            {[0, 1].map((column) => (
              <td key={column} data-cell={`${row}:${column}`}>
                <ChoiceCell
                  name={`ช่อง ${row}:${column}`}
                  value="none"
                  isEdited={false}
                  isOutOfTabOrder={at[0] !== row || at[1] !== column}
                  options={
                    locked.includes(`${row}:${column}`)
                      ? []
                      : [{ id: 'all', label: 'ทุกคน', isOn: false, onAction: onSet }]
                  }
                >
                  –
                </ChoiceCell>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('cells that cannot be changed are gone through by the keys, and open nothing', async () => {
  const onSet = vi.fn();
  const user = await show(<Grid locked={['0:0', '1:0']} onSet={onSet} />);
  await user.tab();
  expect(focused()).toBe('ช่อง 0:0');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('ช่อง 2:0');
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: /ทุกคน/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('ช่อง 2:0'));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: /ทุกคน/ }));
  expect(onSet).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
});

test('outside of a grid such a cell is no stop of Tab', async () => {
  const user = await show(
    <ChoiceCell name="ช่อง" value="none" isEdited={false} options={[]}>
      –
    </ChoiceCell>,
  );
  await user.tab();
  expect(focused()).toBeFalsy();
});
