import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';

const AddGroupPeople = lazy(async () => ({
  default: (await import('./AddGroupPeople.tsx')).AddGroupPeople,
}));

/** Adds the people of a user group; loaded when it is shown, because documents do without it. */
export function GroupPeople(props: ComponentProps<typeof AddGroupPeople>) {
  return (
    <Suspense fallback={null}>
      <AddGroupPeople {...props} />
    </Suspense>
  );
}
