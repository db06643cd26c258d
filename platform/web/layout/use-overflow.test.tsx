import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '@testing-library/react';
import { useOverflow } from './use-overflow.ts';

const told: (() => void)[] = [];
const frames: FrameRequestCallback[] = [];
let content = 640;

beforeEach(() => {
  told.length = 0;
  frames.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        told.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => content);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page at a width of its content, in the next frame. */
function drawn(width: number): void {
  content = width;
  for (const callback of frames.splice(0)) callback(0);
}

function Table({ onOverflow }: { readonly onOverflow: () => void }) {
  return (
    <div ref={useOverflow(onOverflow)}>
      <span />
    </div>
  );
}

function observed(width: number): ReturnType<typeof vi.fn> {
  const onOverflow = vi.fn();
  render(<Table onOverflow={onOverflow} />);
  content = width;
  for (const tell of told) tell();
  return onOverflow;
}

it('content that fits is not told', () => {
  const onOverflow = observed(640);
  drawn(640);
  expect(onOverflow).not.toHaveBeenCalled();
});

it('content that is too wide for one moment is not told', () => {
  const onOverflow = observed(652);
  for (let frame = 0; frame < 6; frame += 1) drawn(640);
  expect(onOverflow).not.toHaveBeenCalled();
  expect(frames).toHaveLength(0);
});

it('content that fits for one frame and is as wide as before in the next is told', () => {
  const onOverflow = observed(652);
  drawn(640);
  drawn(652);
  expect(onOverflow).toHaveBeenCalledOnce();
});
