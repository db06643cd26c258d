import { answerCalls, answering, refusal, screen, show } from '@sarn/platform-web/testing';
import { listRegisters, printRegisterProof, proveRegister } from '@sarn/register/contract';
import { expect, test, vi } from 'vitest';
import ProofPage from './ProofPage.tsx';
import { th } from './words/th.ts';

const registerId = '0199a000-0000-7000-8000-000000000001';
const late = 'จัดพิมพ์ช้าเกินไป';
const registers = answering(listRegisters, {
  ...{ reserveAtMost: 50, openable: [] },
  rows: [
    {
      ...{ id: registerId, unit: { id: registerId, name: 'กองกลาง' }, kind: 'receive' },
      ...{ kindTerm: { th: 'ทะเบียนหนังสือรับ', en: 'Incoming' }, years: [2569] },
      ...{ entryOrder: 'newest', columns: [], printed: [], mayReserve: false, next: null },
      ...{ closedYears: [], closedOn: null },
    },
  ],
});
const proof = answering(
  proveRegister,
  {
    ...{ year: 2569, last: 2, isWhole: true, faults: [], oldGaps: 0 },
    ...{ counts: { USED: 2, RESERVED: 0, VOID: 0, RELEASED: 0 } },
    ...{ runs: [{ from: 1, to: 2, state: 'USED' as const }], at: '2026-11-26T03:05:00.000Z' },
  },
  { registerId },
);
const printed = `GET ${printRegisterProof.path.replace(':registerId', registerId)}`;

test('[7.02] the proof is printed and saved as the file of the server, not as the screen; a refusal is told', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  const refused = { [printed]: () => refusal('pdf.too-slow', [], late) };
  const calls = answerCalls({ ...registers, ...proof, ...refused });
  const user = await show(<ProofPage />, `/?register=${registerId}&year=2569`);
  for (const name of [th.proof.print, th.proof.save]) {
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(late)).toBeDefined();
  }
  const asked = calls.filter(({ path }) => path.endsWith('/proof/printed'));
  expect(asked.map(({ fields }) => fields)).toEqual([{ year: '2569' }, { year: '2569' }]);
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});
