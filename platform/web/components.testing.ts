import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { tidyUp } from './testing.ts';

// jsdom draws nothing, so there is nothing to scroll and nothing to measure.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Events are not wrapped: a form that gives a field the focus while React draws would be drawn inside
// of itself. What follows from an event is waited for.
configure({ eventWrapper: (run) => run() });

// Here and not in testing.ts: that is loaded once for several files, this once for each.
afterEach(tidyUp);
