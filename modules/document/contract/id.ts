import { z } from 'zod';

/** An id as sent, in one spelling: keys are compared as text, and there capitals are another id. */
export const id = z.uuid().toLowerCase();
