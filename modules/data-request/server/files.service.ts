import type { Caller, Handle } from '@sarn/platform-server';
import { dataRequestPermissions } from '../contract/index.ts';
import { findDataRequest } from './data-request.store.ts';
import type { DataRequestReader } from './data-request.store.ts';

/** Kind of owner of the files of an answer. */
export const dataRequestOwner = 'data-request';

/** What somebody may read. */
export const readerOf = ({ id, permissions }: Caller): DataRequestReader => ({
  personId: id,
  mayAnswer: permissions.has(dataRequestPermissions.answer),
});

/** Whoever may read a request may read the files of its answer. */
export async function mayReadDataRequest(h: Handle, caller: Caller, id: string): Promise<boolean> {
  return (await findDataRequest(h, id, readerOf(caller))) !== undefined;
}
