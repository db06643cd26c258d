import { waysOf } from '../acting/seat.rules.ts';
import { addStandInReaders, standInItems } from '../acting/stand-in.service.ts';
import { assertChosenIsLive, chooseWay, refusalOfReading } from '../acting/way.service.ts';
import { hasOnlyCirculation } from '../circulation/received.store.ts';
import type { MoveRules } from '../move-rules.ts';
import {
  assertFileMayCome,
  forgetFormer,
  nameByFlow,
  nameChairs,
} from '../secret/secret-move.service.ts';

/** What the parts of the registry decide about the moves and the reading of documents. */
export const registryRules: MoveRules = {
  acting: {
    assertChosenIsLive,
    chooseWay,
    waysOf,
    refusalOfReading,
    shareQueue: async (desk, tx, subjects, items) => {
      const shared = await standInItems(desk, tx, subjects, items);
      await addStandInReaders(tx, shared);
      return shared;
    },
  },
  secrecy: {
    nameReaders: nameByFlow,
    nameInQueues: nameChairs,
    forgetFormer,
    assertFileMayCome,
  },
  isOnlyShown: hasOnlyCirculation,
};
