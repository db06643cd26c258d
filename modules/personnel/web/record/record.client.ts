import { useMe } from '@sarn/organisation/web';
import type { SentInputOf } from '@sarn/kernel';
import {
  cancelOrder,
  createPerson,
  getEmployment,
  leaveOffice,
  listKeptUnits,
  listLeaving,
  setEmployment,
  transferPerson,
} from '@sarn/personnel/contract';
import { organisationPermissions } from '@sarn/organisation/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const root = ['personnel', 'records'] as const;

export function useEmployment(personId: string) {
  return useQuery({
    queryKey: [...root, personId],
    queryFn: ({ signal }) => call(getEmployment, { personId }, { signal }),
    select: ({ item }) => item,
  });
}

/** Whether the page of imports opens: not for who looks after one unit. */
export function useMayImport(): boolean {
  const me = useMe().data;
  return me !== undefined && !(me.limited ?? []).includes(organisationPermissions.manage);
}

/** Units to which the person may add others. */
export function useKeptUnits() {
  return useQuery({
    queryKey: [...root, 'units'],
    queryFn: ({ signal }) => call(listKeptUnits, {}, { signal }),
    select: ({ rows }) => rows,
  });
}

export function useLeaving() {
  return useQuery({
    queryKey: [...root, 'leaving'],
    queryFn: ({ signal }) => call(listLeaving, {}, { signal }),
    select: ({ rows }) => rows,
  });
}

/** Everything that shows people is loaded again. */
function useLookAgain() {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: root });
    await cache.invalidateQueries({ queryKey: ['identity'] });
  };
}

export function useCreatePerson() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof createPerson>) => call(createPerson, sent),
    onSuccess,
  });
}

/** An employment as it is now. */
export const readEmployment = async (personId: string) =>
  (await call(getEmployment, { personId })).item;

export function useSetEmployment() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof setEmployment>) => call(setEmployment, sent),
    onSuccess,
  });
}

export function useTransfer() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof transferPerson>) => call(transferPerson, sent),
    onSuccess,
  });
}

export function useLeave() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (sent: SentInputOf<typeof leaveOffice>) => call(leaveOffice, sent),
    onSuccess,
  });
}

export function useCancelOrder() {
  const onSuccess = useLookAgain();
  return useMutation({
    mutationFn: (orderId: string) => call(cancelOrder, { orderId }),
    onSuccess,
  });
}
