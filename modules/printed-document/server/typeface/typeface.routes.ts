import { command, query, upload } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import * as api from '../../contract/index.ts';
import {
  addTypeface,
  changeTypeface,
  fontSink,
  readTypefaces,
  removeTypeface,
  sampleOf,
} from './typeface.service.ts';

/** The calls of typefaces: endpoint to service, nothing else. */
export const typefaceRoutes = (deps: Dependencies): Route[] => [
  query(api.listTypefaces, () => readTypefaces(deps, deps.platform.db)),
  upload(api.addTypeface, fontSink(deps), async (_input, context, tx, arrived) => ({
    id: await addTypeface(deps, context, tx, arrived),
  })),
  query(api.drawTypeface, (input) => sampleOf(deps, input)),
  command(api.chooseTypeface, async (input, context, tx) => {
    await changeTypeface(deps, context, tx, input);
    return {};
  }),
  command(api.removeTypeface, async ({ typefaceId }, context, tx) => {
    await removeTypeface(deps, context, tx, typefaceId);
    return {};
  }),
];
