import { isClassified } from '@sarn/document/contract';
import { listSteps } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';
import { AppError, civilDateAt } from '@sarn/kernel';
import { listOffered } from '@sarn/platform-server';
import type { Handle, SettingsTable, StoredSetting } from '@sarn/platform-server';
import { isPrintedForReaders } from '@sarn/printed-document/contract';
import { hasSignedFile } from '@sarn/printed-document/server';
import { signatureDemands, signatureStepTable } from '../contract/index.ts';
import type { SignatureDemand, SigningStep } from '../contract/index.ts';
import type { Deps } from './dependencies.ts';
import { mustBeDigital, ruleOf, signatoriesNow } from './rule.ts';
import { positionsOf } from './step-rule.store.ts';

/** The described table: who signs how at which step. */
export const signatureSteps: SettingsTable = {
  table: signatureStepTable,
  sqlTable: 'signature_step_rule',
};

interface Asked {
  readonly id: string;
  readonly kind: string;
}

/**
 * By what the caller has to sign the document now, at least: by the rule of its kind, and by those of step and post. The
 * strictest one counts, as far as the document can be signed so.
 */
export const demandedOf = async (
  deps: Deps,
  h: Handle,
  document: DocumentRow,
  personId: string,
): Promise<SignatureDemand> =>
  reachable(
    document,
    await createPolicy(deps, h).demandOf(document, await signatoriesNow(h, document.id, personId)),
  );

/**
 * A document that is only files has no pages to sign digitally: there the hand signature is the strongest way. One with a
 * class is held only to who signs; what the class wants is its own rule.
 */
function reachable(document: DocumentRow, demand: SignatureDemand): SignatureDemand {
  if (demand === 'nobody' || isPrintedForReaders(document)) return demand;
  if (isClassified(document.secrecy)) return 'password';
  return demand === 'certificate' ? 'picture' : demand;
}

/** The same for many documents: what holds for several of them is asked once. The only place that decides it. */
export function createPolicy(deps: Deps, h: Handle) {
  const today = civilDateAt(deps.documents.platform.clock.now());
  const ofKind = asOnce((kind: string) => ruleOf(h, kind));
  const isExecutive = asOnce((personId: string) => deps.needs.isExecutive(h, personId));
  const needs = { isExecutive: (_h: Handle, personId: string) => isExecutive(personId) };
  const stepRules = asOnce(() => listOffered(h, signatureSteps, today, null));
  /** What the rules of step and post want; in most agencies there are none, and nothing more is asked. */
  const demandOfStep = async (
    { id, kind }: Asked,
    signatories: () => Promise<readonly string[]>,
  ): Promise<SignatureDemand> => {
    const rules = (await stepRules('')).filter(
      ({ values }) => values['kind'] === null || values['kind'] === kind,
    );
    if (rules.length === 0) return 'password';
    const names = await signatories();
    const steps = await stepsNow(h, id, names);
    const positions = await positionsOf(h, names, today);
    return rules
      .filter((rule) => isAbout(rule, steps, positions))
      .map(({ values }) => demandIn(values['weakest']))
      .reduce(stricter, 'password');
  };
  return {
    demandOfStep,
    /** @param signatories in whose names it is signed */
    async demandOf(document: Asked, signatories: readonly string[]): Promise<SignatureDemand> {
      const { digitalFor, wantsPicture } = await ofKind(document.kind);
      const isDigital = await mustBeDigital({ needs }, h, digitalFor, signatories);
      const usual = isDigital ? 'certificate' : wantsPicture ? 'picture' : 'password';
      return stricter(usual, await demandOfStep(document, async () => signatories));
    },
  };
}

/** Asks once for each key. */
function asOnce<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const asked = known.get(key) ?? ask(key);
    known.set(key, asked);
    return asked;
  };
}

/** At which steps the document is signed now in the names of these people. */
async function stepsNow(
  h: Handle,
  documentId: string,
  signatories: readonly string[],
): Promise<SigningStep[]> {
  const signing = (await listSteps(h, documentId, null)).filter(({ role }) => role === 'sign');
  const last = signing.at(-1);
  const now = signing.filter(
    ({ state, personId }) => state === 'active' && signatories.includes(personId),
  );
  // Without a route of its own it is signed by one person.
  if (now.length === 0) return ['signatory'];
  return now.map((step) => (step === last ? 'signatory' : 'co-signatory'));
}

const isAbout = (
  { values: { step, position } }: StoredSetting,
  steps: readonly SigningStep[],
  positions: readonly string[],
): boolean =>
  (step === 'any' || steps.some((one) => one === step)) &&
  (typeof position !== 'string' || positions.includes(position));

const demandIn = (value: unknown): SignatureDemand =>
  signatureDemands.find((one) => one === value) ?? 'password';

const stricter = (one: SignatureDemand, other: SignatureDemand): SignatureDemand =>
  signatureDemands.indexOf(other) > signatureDemands.indexOf(one) ? other : one;

/** By what somebody signs. */
export interface SignedBy {
  readonly personId: string;
  readonly isDigital: boolean;
  /** The hand signature stands on the pages, confirmed by the password. */
  readonly withPicture: boolean;
}

/**
 * Refuses a signature that is weaker than the agency wants, or by a post that does not sign it.
 *
 * @throws AppError 'signature.post-excluded', 'signature.certificate-needed', 'signature.picture-needed', 'signature.follows'
 */
export async function assertStrongEnough(
  deps: Deps,
  h: Handle,
  document: DocumentRow,
  { personId, isDigital, withPicture }: SignedBy,
): Promise<void> {
  // The strongest way is enough for every rule but that a post does not sign.
  const demand = isDigital
    ? await createPolicy(deps, h).demandOfStep(document, () =>
        signatoriesNow(h, document.id, personId),
      )
    : await demandedOf(deps, h, document, personId);
  if (demand === 'nobody') throw new AppError('signature.post-excluded');
  if (isDigital) return;
  // Nothing can be drawn into a signed file without another signature.
  if (isPrintedForReaders(document) && (await hasSignedFile(h, document.id))) {
    throw new AppError('signature.follows');
  }
  if (demand === 'certificate') throw new AppError('signature.certificate-needed');
  if (demand === 'picture' && !withPicture) throw new AppError('signature.picture-needed');
}
