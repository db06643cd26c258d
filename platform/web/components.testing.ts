import './production-act.testing.ts';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadOverlays } from './overlay/late-overlay.tsx';
import { tidyUp } from './testing.ts';

// jsdom draws nothing, so it has no scrolling and no measures.
// Newer browsers answer with a promise: an effect that gives it back fails.
Object.assign(Element.prototype, { scrollIntoView: async () => {} });
Element.prototype.scrollTo = () => {};
window.scrollTo = () => {};
// As the server writes it into the page: calls do not depend on the address of the page.
document.head.append(Object.assign(document.createElement('base'), { href: '/' }));
// A wide screen, which never changes.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: false, onchange: null },
    ...{ addListener: () => {}, removeListener: () => {} },
  });
// jsdom knows the element and not its calls.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Events are not wrapped in `act`: a form that focuses a field while React renders would start a
// render within that render. Tests wait for the effects of an event, on a busy machine for long.
configure({ eventWrapper: (run) => run(), asyncUtilTimeout: 20_000 });

// As on a page that is in use.
await loadOverlays();

// Here and not in testing.ts: that is loaded once for several files, this once for each.
afterEach(tidyUp);
