import type { Dependencies } from '@sarn/document/server';
import { query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { printRegister, printRegisterProof } from '@sarn/register/contract';
import { printProof } from './printed-proof.ts';
import { printSheets } from './printed-sheets.service.ts';

/** Registers and their proofs on paper; what they hold is the module `register`. */
export const registerRoutes = (deps: Dependencies): Route[] => [
  query(printRegister, (input, { caller }) => printSheets(deps, caller, input)),
  stream(printRegisterProof, (input, { caller }) => printProof(deps, caller, input)),
];
