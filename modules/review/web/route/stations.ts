import type { DocumentDetail, RouteStep } from '@sarn/document/contract';

type StationState = RouteStep['state'] | 'written' | 'writing';

/** One place where a draft is, was or will be: with its author, a reviewer or who signs. */
export interface Station {
  readonly id: string;
  readonly role: 'draft' | RouteStep['role'];
  readonly name: string;
  readonly state: StationState;
  /** When it left this place, or came to nothing there; null where that has not happened. */
  readonly at: string | null;
}

type Considered = Pick<DocumentDetail, 'author' | 'history' | 'route' | 'state'>;

/**
 * The way of a draft, its author first; empty while nobody has been chosen who reviews or signs it. A draft
 * that came back keeps the step that sent it back: the author sees where it goes on.
 */
export function stationsOf({ author, history, route, state }: Considered): readonly Station[] {
  if (route.length === 0) return [];
  const submitted = history
    .filter(({ on, act }) => on === 'document' && act === 'submit')
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  const isWritten = submitted !== undefined && state !== 'DRAFT';
  const isBack = route.some((step) => step.state === 'returned');
  return [
    {
      ...{ id: 'draft', role: 'draft', name: author.name, at: submitted ?? null },
      state: isWritten || isBack ? 'written' : 'writing',
    },
    ...route.map(({ id, role, person, state: reached, at }): Station => ({
      ...{ id, role, name: person.name, state: reached, at },
    })),
  ];
}

/** Where a reader looks first: the step that sent the draft back, or at which it waits. */
export function isPresent({ state }: Station): boolean {
  return state === 'returned' || state === 'active' || state === 'writing';
}
