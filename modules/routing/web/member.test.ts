import type { NamedMember } from '@sarn/routing/contract';
import { describe, expect, it } from 'vitest';
import {
  assigneeNames,
  lineMembers,
  recipientMembers,
  withAssignees,
  withLine,
  withRecipients,
} from './member.ts';

const person = (id: string, as: NamedMember['as']): NamedMember => ({
  ...{ unitId: null, personId: id, name: `คุณ${id}`, hint: 'นักวิชาการ', as },
});
const unit = (id: string, as: NamedMember['as']): NamedMember => ({
  ...{ unitId: id, personId: null, name: `กอง${id}`, hint: '', as },
});
const option = (id: string) => ({ value: id, label: `คุณ${id}`, hint: 'นักวิชาการ' });

describe('[8.08] members of a list', () => {
  it('are a route whose stations replace the former', () => {
    const line = {
      ...{ reviewers: [option('a')], signatory: option('b'), coSignatories: [option('e')] },
    };
    const listed = [person('a', 'review'), person('e', 'sign'), person('b', 'sign')];
    expect(lineMembers(line)).toEqual(listed);
    const next = withLine(line, [person('c', 'review'), person('d', 'sign')]);
    const alone = { reviewers: [option('c')], signatory: option('d'), coSignatories: [] };
    expect(next).toEqual(alone);
    expect(withLine(alone, listed)).toEqual(line);
    expect(withLine(line, [person('c', 'review')])).toEqual({ ...line, reviewers: [option('c')] });
  });

  it('are recipients who are added once', () => {
    const chosen = [{ unitId: 'x', name: 'กองx', role: 'main' as const }];
    expect(recipientMembers(chosen)).toEqual([unit('x', 'main')]);
    const next = withRecipients(chosen, [unit('x', 'info'), person('a', 'info')]);
    expect(next).toEqual([...chosen, { personId: 'a', name: 'คุณa', role: 'info' }]);
  });

  it('are assignees: one becomes main if there is none, the others are helpers', () => {
    const assignees = withAssignees({ main: null, others: [] }, [
      person('a', 'info'),
      person('b', 'main'),
    ]);
    expect(assignees).toEqual({ main: option('b'), others: [option('a')] });
    expect(withAssignees(assignees, [person('c', 'main'), person('a', 'info')])).toEqual({
      main: option('b'),
      others: [option('a'), option('c')],
    });
    expect(assigneeNames(assignees)).toEqual([person('b', 'main'), person('a', 'info')]);
  });
});
