import type { ListRow } from '@sarn/search/contract';

const term = { th: '', en: '' };

/** A registered letter as a list shows it, for tests. */
export const listRow = (id: string, part: Partial<ListRow> = {}): ListRow => ({
  ...{ key: `document:${id}`, documentId: id, on: 'document', targetId: id, kind: 'outside' },
  ...{ kindTerm: term, title: `เรื่อง ${id}`, letterNo: '', letterDate: null, sender: '' },
  ...{ addressee: '', speed: 'normal', speedTerm: term, secrecy: 'normal', receiveNo: '' },
  ...{
    state: 'REGISTERED',
    stateTerm: term,
    at: '2026-11-22T00:00:00.000Z',
    dueDate: null,
    isSettled: false,
    dueTime: '',
  },
  ...{ instruction: '', principals: [], isUnread: false, isClassified: false, hasFile: false },
  ...part,
});
