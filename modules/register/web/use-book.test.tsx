import { answerCalls, answering, leavePage, screen, show } from '@sarn/platform-web/testing';
import { listRegisters } from '@sarn/register/contract';
import { afterEach, expect, test } from 'vitest';
import { useBook } from './use-book.ts';

const idOf = (at: number): string => `0199a000-0000-7000-8000-00000000000${at}`;
const register = (at: number, kind: 'receive' | 'send', years: number[]) => ({
  ...{ id: idOf(at), unit: { id: idOf(9), name: 'กองกลาง' }, kind },
  ...{ kindTerm: { th: `ทะเบียน ${at}`, en: `Register ${at}` }, years },
  ...{ entryOrder: 'newest' as const, columns: [], printed: [], mayReserve: false, next: null },
  ...{ closedYears: [], closedOn: null },
});

function Book() {
  const { register: shown, view } = useBook();
  return shown ? <p>{`${shown.kindTerm.th} ปี ${view.year}`}</p> : null;
}

afterEach(() => sessionStorage.clear());

async function shownAt(address: string): Promise<string> {
  await show(<Book />, address);
  const { textContent } = await screen.findByText(/^ทะเบียน/);
  leavePage();
  return textContent;
}

test('[4.04] the page of registers begins with the book and the year that were selected last', async () => {
  answerCalls(
    answering(listRegisters, {
      ...{ reserveAtMost: 50, openable: [] },
      rows: [register(1, 'receive', [2568, 2569]), register(2, 'send', [2568, 2569])],
    }),
  );
  expect(await shownAt('/')).toBe('ทะเบียน 1 ปี 2569');
  expect(await shownAt(`/?register=${idOf(2)}&year=2568`)).toBe('ทะเบียน 2 ปี 2568');
  expect(await shownAt('/')).toBe('ทะเบียน 2 ปี 2568');
  // A link leads where it says, and one of a book that is gone to the first.
  expect(await shownAt(`/?register=${idOf(1)}`)).toBe('ทะเบียน 1 ปี 2569');
  expect(await shownAt(`/?register=${idOf(7)}`)).toBe('ทะเบียน 1 ปี 2569');
});
