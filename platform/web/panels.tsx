import { Suspense, createContext, useContext } from 'react';
import { Skeleton } from './display/Skeleton.tsx';
import type { WebPanel } from './module.ts';

const PanelsContext = createContext<readonly WebPanel[]>([]);

/** Around the application: the panels that all modules bring, by the place where they are shown. */
export const PanelsProvider = PanelsContext.Provider;

export interface PanelsProps {
  /** Name of the place, as the module that shows it says in its README. */
  readonly place: string;
  /** Id of what the page is about. */
  readonly subjectId: string;
  /** Permissions of the reader. */
  readonly permissions: readonly string[];
}

/** What other modules show of a subject, in their order; nothing where none brings anything. */
export function Panels({ place, subjectId, permissions }: PanelsProps) {
  const shown = useContext(PanelsContext)
    .filter((panel) => panel.place === place)
    .filter(({ permission }) => permission === undefined || permissions.includes(permission))
    .toSorted((a, b) => a.order - b.order);
  return (
    <>
      {shown.map(({ id, Panel }) => (
        <Suspense key={id} fallback={<Skeleton />}>
          <Panel subjectId={subjectId} />
        </Suspense>
      ))}
    </>
  );
}
