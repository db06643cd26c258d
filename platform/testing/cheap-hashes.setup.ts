/** Passwords and codes cost little while tests run. A vitest set-up file. */
import { hashCheaply } from './cheap-hashes.ts';

hashCheaply('hash');
