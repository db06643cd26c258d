import { useKeptColumns } from '@sarn/platform-web';
import type { AreaCode, AreaPart } from '@sarn/worklist/contract';
import { isOfQueues } from './list-view.ts';
import type { ListView } from './list-view.ts';

/** What the reader chose of the columns of a list; what waits in an area has others than its documents. */
export const useListColumnsKept = (area: AreaCode, part: AreaPart, view: ListView) =>
  useKeptColumns(`list:${area}:${isOfQueues(view, part) ? 'queues' : 'documents'}`);
