import { listAuditActs } from '@sarn/audit/contract';
import { answerCalls, answering, fieldOf, screen, show } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { th } from '../words/th.ts';
import { FilterForm, useFilterForm } from './FilterForm.tsx';
import type { FilterDraft } from './filter-draft.ts';

const onSearch = vi.fn<(draft: FilterDraft) => void>();

function Folded() {
  return <FilterForm isFolded isPending={false} filter={useFilterForm(onSearch)} />;
}

test('on a phone the conditions are folded, and a search folds them again and says how many there are', async () => {
  answerCalls(answering(listAuditActs, { rows: [] }));
  const user = await show(<Folded />);
  expect(screen.queryByRole('button', { name: th.filter.search })).toBeNull();
  await user.click(screen.getByRole('button', { name: th.filter.title }));
  await user.type(fieldOf(th.filter.document), '114/2569');
  await user.click(screen.getByRole('button', { name: th.filter.search }));
  const title = await screen.findByRole('button', { name: 'เงื่อนไขการค้นหา (1)' });
  expect(title.getAttribute('aria-expanded')).toBe('false');
  expect(onSearch.mock.lastCall?.[0].document).toBe('114/2569');
});
