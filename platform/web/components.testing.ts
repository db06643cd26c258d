import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { tidyUp } from './testing.ts';

// jsdom draws nothing, so it has no scrolling and no measures.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Events are not wrapped in `act`: a form that focuses a field while React renders would start a
// render within that render. Tests wait for the effects of an event.
configure({ eventWrapper: (run) => run() });

// Here and not in testing.ts: that is loaded once for several files, this once for each.
afterEach(tidyUp);
