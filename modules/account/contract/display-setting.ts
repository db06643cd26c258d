import { z } from 'zod';

/** How a person wants the product to look. */
export const DisplaySetting = z.object({
  textSize: z.enum(['normal', 'large', 'largest']),
  theme: z.enum(['system', 'light', 'dark']).describe('system: as the device is set'),
  digits: z
    .enum(['arabic', 'thai'])
    .describe('How digits are drawn; what is stored stays as it is'),
});
export type DisplaySetting = z.output<typeof DisplaySetting>;
