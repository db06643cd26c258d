import { query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  explainRefusal,
  exportWhoMay,
  listWhoMayActs,
  seeAs,
  whatMay,
  whoMay,
  whyNumber,
} from '../contract/index.ts';
import type { RefusalService } from './refusal.service.ts';
import type { SeenAsService } from './seen-as.service.ts';
import type { WhoMay } from './who-may.service.ts';

/** Calls that explain who may do what. */
export const whoMayRoutes = (
  explanations: WhoMay,
  refusals: RefusalService,
  seenAs: SeenAsService,
): Route[] => [
  query(seeAs, async ({ personId }, context) => ({ item: await seenAs(personId, context) })),
  query(explainRefusal, (input, context) => refusals.explain(input, context)),
  query(whoMay, (input, context) => explanations.whoMay(input, context)),
  query(whatMay, (input, context) => explanations.whatMay(input, context)),
  query(listWhoMayActs, async (_input, context) => explanations.acts(context)),
  stream(exportWhoMay, (input, context) => explanations.export(input, context)),
  query(whyNumber, (input, context) => explanations.whyNumber(input, context)),
];
