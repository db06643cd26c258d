import { z } from 'zod';
import { notificationModuleCodes } from './modules.ts';

// Apart from the modules, which every page names: a schema would bring its library to each of them.

/** Code of a module that registers itself: its name, as `leave-plan`. */
export const OwnModule = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

/** A filter as clients send it: modules, or ALL. */
export const ModuleFilter = z.union([z.enum([...notificationModuleCodes, 'ALL']), OwnModule]);
export type ModuleFilter = z.output<typeof ModuleFilter>;
