import { answerCalls, refusal, screen, show } from '@sarn/platform-web/testing';
import { exportHandoffs, exportWorkload } from '@sarn/workload/contract';
import { expect, test, vi } from 'vitest';
import { ReportActions } from './ReportActions.tsx';
import { viewOf } from './report-view.ts';

const late = 'จัดพิมพ์ช้าเกินไป';

test('a report is printed as the PDF of the server, in the extent that is shown; a refusal is told', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  const ofWork = `${exportWorkload.method} ${exportWorkload.path}`;
  const ofHandoffs = `${exportHandoffs.method} ${exportHandoffs.path}`;
  const refused = () => refusal('pdf.too-slow', [], late);
  const calls = answerCalls({ [ofWork]: refused, [ofHandoffs]: refused });
  const user = await show(<ReportActions view={viewOf({ tab: 'handoffs', more: '2' })} />);
  await user.click(screen.getByRole('button', { name: 'พิมพ์' }));
  expect(await screen.findByText(late)).toBeDefined();
  expect(calls.map(({ fields }) => fields)).toMatchObject([{ moreThan: '2', form: 'pdf' }]);
  expect(print).not.toHaveBeenCalled();
});
