import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import * as offline from '../offline/use-offline.ts';
import { doubtLine, lineState, noteReached, startProbing } from '../offline/line.ts';
import { screen, show, waitFor } from '../testing.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

afterEach(() => vi.restoreAllMocks());

const unreached = new ApiError({
  ...{ status: 0, code: 'platform.network', params: {}, message: '', requestId: null, body: {} },
});
const off = { isOff: true, since: '2026-11-26T08:00:00.000Z', isTrying: false };

test('what could not be loaded without a connection comes by itself, what was sent does not', async () => {
  vi.spyOn(offline, 'useLine').mockReturnValue(off);
  await show(
    <>
      <ErrorSummary error={unreached} />
      <ErrorSummary error={unreached} isFocused />
    </>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'ไม่มีสัญญาณ ส่วนนี้จะแสดงเองเมื่อสัญญาณกลับมา',
    'ไม่มีสัญญาณ ไม่ทราบว่าส่งถึงแล้วหรือยัง สิ่งที่กรอกไว้ยังอยู่ครบ กดอีกครั้งเมื่อสัญญาณกลับมา',
  ]);
  // Where one looks: the button that sent stands at the end of a long form.
  expect(document.activeElement?.textContent).toContain('ไม่ทราบว่าส่งถึงแล้วหรือยัง');
});

test.each(['platform.network', 'platform.line-password'])(
  'after an outage a form does not go on saying that there is no connection (%s)',
  async (code) => {
    const end = startProbing(async () => false);
    const failure = new ApiError({
      ...{ status: 0, code, params: {}, message: 'ไม่มีสัญญาณ', requestId: null, body: {} },
    });
    await show(<ErrorSummary error={failure} isFocused />);
    doubtLine();
    await waitFor(() => expect(lineState.get().isOff).toBe(true));
    await waitFor(() => expect(screen.getByText(/ไม่มีสัญญาณ/)).toBeDefined());
    noteReached(performance.now());
    expect(await screen.findByText(/^สัญญาณกลับมาแล้ว/)).toBeDefined();
    expect(screen.queryByText(/ไม่มีสัญญาณ/)).toBeNull();
    end();
  },
);
