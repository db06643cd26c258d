import type { ErrorParams } from '@sarn/kernel';
import { Suspense, createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from './display/Skeleton.tsx';
import type { WebPanel } from './module.ts';

const PanelsContext = createContext<readonly WebPanel[]>([]);

/** Around the application: the panels that all modules add, by the place where they are shown. */
export const PanelsProvider = PanelsContext.Provider;

export interface PanelsProps {
  /** Name of the place, as given in the README of the module that shows it. */
  readonly place: string;
  /** Id of the subject of the page. */
  readonly subjectId: string;
  /** Permissions of the reader. */
  readonly permissions: readonly string[];
  /** What the server told beside a refusal. */
  readonly params?: ErrorParams;
  /** Shown while a panel is loaded; by default a skeleton. */
  readonly fallback?: ReactNode;
}

const noParams: ErrorParams = {};

/** The panels of other modules about a subject, in their order; nothing where there are none. */
export function Panels(props: PanelsProps) {
  const { place, subjectId, permissions, params = noParams, fallback = <Skeleton /> } = props;
  const shown = useContext(PanelsContext)
    .filter((panel) => panel.place === place)
    .filter(({ permission }) => permission === undefined || permissions.includes(permission))
    .filter(({ isFor }) => isFor === undefined || isFor(subjectId))
    .toSorted((a, b) => a.order - b.order);
  return (
    <>
      {shown.map(({ id, Panel }) => (
        <Suspense key={id} fallback={fallback}>
          <Panel subjectId={subjectId} params={params} />
        </Suspense>
      ))}
    </>
  );
}
