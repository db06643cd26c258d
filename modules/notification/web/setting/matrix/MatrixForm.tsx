import { levelTerms, recipientRoles, roleTerms } from '@sarn/notification/contract';
import type { Matrix, MatrixRow } from '@sarn/notification/contract';
import {
  EmptyState,
  FilterBar,
  FormBody,
  SearchField,
  Select,
  areCards,
  useAddressTexts,
  useBoxWidth,
  useForm,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { usePolicy, useSaveMatrix } from '../setting.client.ts';
import { settingWords } from '../words/setting-words.ts';
import { EventPanel } from './EventPanel.tsx';
import { MatrixBar } from './MatrixBar.tsx';
import type { MatrixDraft } from './MatrixBar.tsx';
import { MatrixCards } from './MatrixCards.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';
import type { MatrixBoard } from './matrix-board.ts';
import { changedIn, noEdits, shownIn, toInput } from './matrix-draft.ts';

/** Below this width of its own the matrix is cards. */
const cardsBelow = 640;
const shortestReason = 3;

/** The matrix with its filters; what is chosen holds when it is saved with a reason. */
export function MatrixForm({ matrix }: { readonly matrix: Matrix }) {
  const { ref, width } = useBoxWidth();
  const form = useMatrixForm();
  const policy = usePolicy();
  const [filter, setFilter] = useAddressTexts({ text: '', role: '' });
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<MatrixRow | null>(matrix.rows[0] ?? null);
  const { edits } = form.values;
  const board: MatrixBoard = {
    ...{ matrix, edits, folded, chosen },
    groups: shownIn(matrix, filter),
    channels: policy.data?.channels ?? [],
    onFold: (module) => setFolded((known) => toggled(known, module)),
    onEdit: (edit) => form.change((known) => ({ edits: edit(known.edits) })),
    onChoose: setChosen,
  };
  return (
    <div className="notice-layout">
      <div ref={ref}>
        <FormBody form={form} className="notice-main">
          <Filters filter={filter} onChange={setFilter} />
          {board.groups.length === 0 && <NothingFound />}
          {areCards(width, cardsBelow) ? <MatrixCards {...board} /> : <MatrixGrid {...board} />}
          <Legend />
          <MatrixBar form={form} matrix={matrix} />
        </FormBody>
      </div>
      {chosen && <EventPanel row={chosen} />}
    </div>
  );
}

const toggled = (known: ReadonlySet<string>, module: string): ReadonlySet<string> =>
  known.has(module)
    ? new Set([...known].filter((one) => one !== module))
    : new Set([...known, module]);

function useMatrixForm() {
  const say = useWords(settingWords);
  const toasts = useToasts();
  const save = useSaveMatrix();
  const start: MatrixDraft = { edits: noEdits, reason: '' };
  const form = useForm({
    name: 'notification.matrix',
    start,
    check: ({ reason }) => ({
      reason: reason.trim().length < shortestReason && say('matrix.reasonNeeded'),
    }),
    send: async ({ edits, reason }) => save.mutateAsync({ ...toInput(edits), reason }),
    onDone: (_matrix, { edits }) => {
      form.reset(start);
      const { length: count } = changedIn(edits);
      toasts.show({ tone: 'success', title: say('matrix.savedCells', { count }) });
    },
  });
  return form;
}

interface FiltersProps {
  readonly filter: { readonly text: string; readonly role: string };
  readonly onChange: (filter: { readonly text: string; readonly role: string }) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const say = useWords(settingWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (
    <FilterBar
      isNarrowed={filter.text !== '' || filter.role !== ''}
      onClear={() => onChange({ text: '', role: '' })}
      search={
        <SearchField
          label={say('matrix.search')}
          isLabelHidden
          placeholder={say('matrix.search')}
          value={filter.text}
          delayMs={200}
          onSearch={(text) => onChange({ ...filter, text })}
        />
      }
    >
      <Select
        label={say('matrix.role')}
        isLabelHidden
        options={[
          { value: '', label: say('matrix.everyRole') },
          ...recipientRoles.map((role) => ({ value: role, label: roleTerms[role][language] })),
        ]}
        value={filter.role}
        onChange={(role) => onChange({ ...filter, role })}
      />
    </FilterBar>
  );
}

function NothingFound() {
  const say = useWords(settingWords);
  return <EmptyState title={say('matrix.none')} text={say('matrix.noneText')} />;
}

function Legend() {
  const say = useWords(settingWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (
    <ul className="notice-legend" aria-label={say('matrix.legend')}>
      {(['always', 'on', 'choice', 'off'] as const).map((level) => (
        <li key={level}>
          <span data-value={level}>
            <span className="notice-swatch">{levelTerms[level][language]}</span>
          </span>
          {say(`matrix.levelText.${level}`)}
        </li>
      ))}
    </ul>
  );
}
