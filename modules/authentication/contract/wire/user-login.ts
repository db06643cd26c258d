import { z } from 'zod';

/** The signed-in user as old clients know it (specification §3). */
export const UserLogin = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  F_PERSON_ID: z.string(),
  F_FIRST_NAME: z.string(),
  F_LAST_NAME: z.string(),
  F_POSITION_NAME: z.string(),
  /** Not in the specification: the same in English, empty where it was not entered. */
  F_FIRST_NAME_EN: z.string(),
  F_LAST_NAME_EN: z.string(),
  F_POSITION_NAME_EN: z.string(),
  userInformation: z.object({
    F_FIRST_NAME: z.string(),
    F_LAST_NAME: z.string(),
    F_IS_AGREE_PDPA: z.int().min(0).max(1).describe('1 means agreed'),
  }),
});
export type UserLogin = z.output<typeof UserLogin>;
