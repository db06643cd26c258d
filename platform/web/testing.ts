import type { Endpoint } from '@sarn/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import type { z } from 'zod';
import type { WebPanel } from './module.ts';
import { PanelsProvider } from './panels.tsx';
import { PlatformProvider } from './PlatformProvider.tsx';
import { openForms } from './form/open-forms.ts';
import { deviceStore } from './form/kept/device-store.ts';
import { provideInputKeeper } from './form/kept/input-keeper.ts';
import { provideInputStores } from './form/kept/stored-input.ts';
import type { StoredInput } from './form/kept/stored-input.ts';
import { queryDefaults } from './api/query-defaults.ts';
import { fillPath } from './api/request.ts';
import { toastList } from './overlay/toasts.ts';

// For component tests: a form in a document without a browser, and a server with prepared answers.
export { fireEvent, screen, waitFor, within } from '@testing-library/react';
export { userEvent };
export { answerUploads } from './uploads.testing.ts';
export { openLive } from './live/live.testing.ts';
export { emptyDevice } from './offline/device.testing.ts';
/** Removes what is on the screen, as leaving the page does. */
export { cleanup as leavePage } from '@testing-library/react';

/** Two frames of a page that draws sixty in a second. */
const twoFramesMs = 34;

/**
 * Ends the fake time of a test. jsdom gives frames, and mends the focus of what was removed, by an interval. One that
 * is fake when real time returns never fires, and no later test of the process gets a frame any more.
 */
export function backToRealTime(): void {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(twoFramesMs);
  vi.useRealTimers();
}

/** One call that a component made. */
export interface Asked {
  readonly method: string;
  /** Below `/api`, without the query. */
  readonly path: string;
  /** As they are sent; a list, sent as `name[]` for each of its values, is one under `name[]`. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly idempotencyKey: string | null;
}

type Answer = object | Response | Promise<object | Response>;
type Answers = Readonly<Record<string, (asked: Asked) => Answer>>;

/**
 * The server's answer to a call it refuses.
 *
 * @param issues the fields that are wrong
 * @param message its sentence, which is shown where the browser has none for the code
 */
export function refusal(
  code: string,
  issues: readonly { readonly field: string; readonly rule: string }[] = [],
  message = code,
): Response {
  const body = { status: 'error', code, message, params: { fields: '' }, issues };
  return Response.json(body, { status: 422 });
}

/**
 * Replaces the server.
 *
 * @param answers by method and path, as `POST /registry/contact`; an unknown call fails the test
 * @returns the calls in their order
 */
export function answerCalls(answers: Answers): readonly Asked[] {
  const made: Asked[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const asked = readCall(url, init);
    const answer = answers[`${asked.method} ${asked.path}`];
    // Words of settings stand on every page and may come late: what is delivered is shown until then.
    if (!answer && asked.fields['withEnded'] === 'true') return new Promise(() => {});
    made.push(asked);
    if (!answer) {
      unanswered.push(`${asked.method} ${asked.path}`);
      return refusal('platform.not-found');
    }
    const said = await answer(asked);
    return said instanceof Response ? said : Response.json({ status: 'success', ...said });
  });
  return made;
}

/**
 * The answer of one endpoint, for `answerCalls`; an answer that its contract does not allow fails.
 *
 * @param path values of the `:name` parts of its path
 */
export function answering<I extends z.ZodType, O extends z.ZodType<object>>(
  endpoint: Pick<Endpoint<I, O>, 'method' | 'path' | 'output'>,
  answer: z.output<O>,
  path: Readonly<Record<string, string>> = {},
): Answers {
  const filled = fillPath(endpoint.path, path).path;
  return { [`${endpoint.method} ${filled}`]: () => endpoint.output.parse(answer) };
}

/**
 * What was asked of one endpoint, read by its contract as the server reads it; what the contract
 * refuses fails.
 */
export function askedOf<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Pick<Endpoint<I, O>, 'method' | 'path' | 'input'>,
  calls: readonly Asked[],
): readonly z.output<I>[] {
  return calls.flatMap(({ method, path, fields }) => {
    const parts = method === endpoint.method ? partsOf(endpoint.path, path) : null;
    if (!parts) return [];
    const sent = Object.entries(fields).map(([name, value]) => [name.replace(/\[\]$/, ''), value]);
    return [endpoint.input.parse({ ...Object.fromEntries(sent), ...parts })];
  });
}

/** The values of the `:name` parts of a path; null where it is another path. */
function partsOf(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const names = pattern.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return null;
  const pairs = names.map((name, place) => [name, values[place] ?? ''] as const);
  if (pairs.some(([name, value]) => !name.startsWith(':') && name !== value)) return null;
  const parts = pairs.filter(([name]) => name.startsWith(':'));
  return Object.fromEntries(parts.map(([name, value]) => [name.slice(1), value]));
}

const unanswered: string[] = [];

function readCall(url: URL, init: RequestInit): Asked {
  const sent = init.body instanceof URLSearchParams ? init.body : url.searchParams;
  return {
    method: init.method ?? 'GET',
    path: url.pathname.replace(/^\/api/, ''),
    fields: fieldsOf(sent),
    idempotencyKey: new Headers(init.headers).get('Idempotency-Key'),
  };
}

function fieldsOf(sent: URLSearchParams): Asked['fields'] {
  const names = [...new Set(sent.keys())];
  const valueOf = (name: string) =>
    name.endsWith('[]') ? sent.getAll(name) : (sent.get(name) ?? '');
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/**
 * Removes what a test left; a call without an answer fails it, and an element that it wrote itself and
 * did not remove: the next files use the same document. Runs after each test.
 */
export function tidyUp(): void {
  cleanup();
  const left = [...document.body.children].filter((one) => !one.matches('[data-live-announcer]'));
  document.body.replaceChildren(...document.querySelectorAll('[data-live-announcer]'));
  provideInputKeeper(null);
  localStorage.clear();
  history.replaceState(null, '', '/');
  toastList.set([]);
  vi.unstubAllGlobals();
  expect(left, 'elements that are left on the page').toEqual([]);
  expect(unanswered.splice(0), 'calls that no answer was given for').toEqual([]);
}

/**
 * No timer between two keys, and no look at the styles of all parents before a click: in a large form
 * these two are most of the time of a test.
 */
const withoutWaits = { delay: null, pointerEventsCheck: 0 } as const;

/**
 * Renders a component as the application does: with its query cache, router and dialogs.
 *
 * @param at address of the page, with its query
 * @param history by default one in memory, which asks nobody before Back
 * @param panels what other modules add, to the toasts too
 */
export async function show(
  element: ReactElement,
  at = '/',
  history: RouterHistory = createMemoryHistory({ initialEntries: [at] }),
  panels: readonly WebPanel[] = [],
): Promise<ReturnType<typeof userEvent.setup>> {
  const queries = { ...queryDefaults.queries, gcTime: Infinity };
  const client = new QueryClient({ defaultOptions: { ...queryDefaults, queries } });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element }),
    history,
  });
  await router.load();
  render(
    createElement(
      QueryClientProvider,
      { client },
      createElement(
        PanelsProvider,
        { value: panels },
        createElement(PlatformProvider, null, createElement(RouterProvider, { router })),
      ),
    ),
  );
  return userEvent.setup(withoutWaits);
}

/** The only form on the screen, as the rest of the application sees it. */
export function theForm(): { key: string; values: object; isDirty: boolean } {
  const [form, ...others] = openForms();
  if (!form || others.length > 0) throw new Error(`${openForms().length} forms are open`);
  const { key, values, isDirty } = form;
  return { key, values, isDirty: isDirty() };
}

/** Forms keep their input in this browser from now on, as after sign-in; removed after the test. */
export function keepInput(): void {
  const store = deviceStore('person');
  provideInputStores({ device: store, server: store });
}

/**
 * As `keepInput`, with a server that keeps what may not lie on the device.
 *
 * @returns the names of the forms of which that server keeps input
 */
export function keepInputApart(): () => string[] {
  const kept = new Map<string, StoredInput>();
  provideInputStores({
    device: deviceStore('person'),
    server: {
      read: async (key) => kept.get(key) ?? null,
      write: async (key, input) => void kept.set(key, input),
      remove: async (key) => void kept.delete(key),
    },
  });
  return () => [...kept.keys()];
}

/** The values that the browser keeps of a form; null where it keeps none. */
export async function keptInput(key: string): Promise<unknown> {
  const kept = deviceStore('person').list?.() ?? [];
  return kept.find((one) => one.key === key)?.values ?? null;
}

/** The button that sends the only form on the screen. */
export function submitButton(): HTMLElement {
  const [button, ...others] = document.querySelectorAll<HTMLElement>('button[type="submit"]');
  if (!button || others.length > 0) throw new Error(`${others.length} more buttons send a form`);
  return button;
}

/** The sentence under a field, or null where no error is shown. */
export function errorAt(field: HTMLElement): string | null {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const told = ids.map((id) => document.querySelector(`[id="${id}"]`));
  return told.find((one) => one?.matches('.s-field-error'))?.textContent ?? null;
}

/** All sentences that say which field is wrong, in the order of the fields. */
export const errorsShown = (): string[] =>
  [...document.querySelectorAll('.s-field-error')].map(({ textContent }) => textContent ?? '');

/** A field by its label, without the mark of a required one. */
export const fieldOf = (label: string): HTMLElement =>
  screen.getByLabelText((text) => text.replace(/ \*$/, '') === label, {
    selector: 'input:not([type="hidden"]), textarea',
  });

/** The button that opens the list of a `Select`, by its label. */
export const selectOf = (label: string): HTMLElement =>
  screen.getByLabelText((text) => text.replace(/ \*$/, '') === label, { selector: 'button' });

type User = ReturnType<typeof userEvent.setup>;

/** An option of the open list; the browser's own list, which React Aria hides, is none. */
const optionOf = (isIt: (text: string) => boolean): Promise<HTMLElement> =>
  waitFor(() => {
    const shown = document.querySelectorAll<HTMLElement>('[role="option"]');
    const found = [...shown].find(({ textContent }) =>
      isIt((textContent ?? '').replaceAll('\u00a0', ' ')),
    );
    if (!found) throw new Error(`no such option among ${shown.length}`);
    return found;
  });

/** Chooses an option of a `Select` by its words. */
export async function choose(user: User, label: string, option: string): Promise<void> {
  // Options that the server gives are there a moment later; a list opened before stays empty.
  await screen.findAllByText(option, { selector: 'option' });
  await user.click(selectOf(label));
  await user.click(await optionOf((text) => text === option));
}

/** Pastes into a field: a large form is drawn once, and not again for each letter. */
export async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Finds an option of a `ComboBox` by its words, and chooses it. */
export async function find(user: User, label: string, typed: string): Promise<void> {
  await fill(user, fieldOf(label), typed);
  await user.click(await optionOf((text) => text.includes(typed)));
}

/** Replaces the text of a field. */
export async function retype(user: User, label: string, text: string): Promise<void> {
  await user.clear(fieldOf(label));
  await user.paste(text);
}

/**
 * Presses Enter as a browser does: the first button that submits the form is pressed, also
 * one outside of the form, which user-event does not look for.
 */
export async function pressEnter(field: HTMLElement): Promise<void> {
  if (!(field instanceof HTMLInputElement) || !field.form) throw new Error('not in a form');
  const buttons = [...field.form.elements].filter((one) => one instanceof HTMLButtonElement);
  const sends = buttons.find(({ type }) => type === 'submit');
  if (sends && !sends.disabled) await userEvent.setup(withoutWaits).click(sends);
}

interface OpenedAgain {
  /** The button that opens it. */
  readonly press: string | RegExp;
  /** The title of what it opens. */
  readonly name: string | RegExp;
  /** The address of what is open. */
  readonly search: string;
}

/** What is opened on that page by a press is open again after a refresh, until it is closed. */
export async function opensAgain(
  page: ReactElement,
  { press, name, search }: OpenedAgain,
): Promise<void> {
  const user = await show(page);
  await user.click(await screen.findByRole('button', { name: press }));
  await screen.findByRole('dialog', { name });
  expect(location.search).toBe(search);
  cleanup();
  const again = await show(page);
  await screen.findByRole('dialog', { name });
  await again.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
}
