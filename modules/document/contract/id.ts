import { z } from 'zod';

/** An id as sent, in lower case: keys are compared as text, and capitals would make another id. */
export const id = z.uuid().toLowerCase();
