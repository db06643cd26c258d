import { fireEvent, screen, show, waitFor } from '@sarn/platform-web/testing';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { usePinch } from './use-pinch.ts';
import { withinSteps } from './zoom.ts';

/** Pages whose size is told in words. */
function Pages() {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  usePinch(box, scale, setScale);
  return (
    <div ref={box} data-testid="pages">
      {scale}
    </div>
  );
}

const pages = () => screen.getByTestId('pages');
const scaleNow = () => Number(pages().textContent);
/** Fingers on a line, at these places. */
const fingers = (...places: number[]) => ({
  touches: places.map((clientX) => ({ clientX, clientY: 0 })),
});

test('two fingers that go apart enlarge the pages by as much, and make them smaller again', async () => {
  await show(<Pages />);
  fireEvent.touchStart(pages(), fingers(0, 100));
  // The page of the browser is not enlarged as well.
  expect(fireEvent.touchMove(pages(), fingers(0, 150))).toBe(false);
  await waitFor(() => expect(scaleNow()).toBeCloseTo(1.5));
  // Reckoned from where the fingers began, not from the step before.
  fireEvent.touchMove(pages(), fingers(0, 120));
  await waitFor(() => expect(scaleNow()).toBeCloseTo(1.2));
  fireEvent.touchEnd(pages(), fingers());
  fireEvent.touchStart(pages(), fingers(0, 120));
  fireEvent.touchMove(pages(), fingers(0, 100));
  await waitFor(() => expect(scaleNow()).toBeCloseTo(1));
});

test('the size stays within its bounds, however far the fingers go', async () => {
  await show(<Pages />);
  fireEvent.touchStart(pages(), fingers(0, 10));
  fireEvent.touchMove(pages(), fingers(0, 10_000));
  await waitFor(() => expect(scaleNow()).toBe(withinSteps(1_000)));
  expect(scaleNow()).toBeLessThan(1_000);
});

test.each([
  ['one finger', [0], [50]],
  ['three fingers', [0, 50, 100], [0, 50, 200]],
])('%s scrolls and changes no size', async (_, begin, end) => {
  await show(<Pages />);
  fireEvent.touchStart(pages(), fingers(...begin));
  expect(fireEvent.touchMove(pages(), fingers(...end))).toBe(true);
  expect(scaleNow()).toBe(1);
});
