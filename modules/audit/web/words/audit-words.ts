import { auditErrors } from '@sarn/audit/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(auditErrors);

/** Words of the audit screens. */
export const auditWords = registerWords('audit', { th, en });
