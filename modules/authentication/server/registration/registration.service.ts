import { AppError, civilDateAt, isId, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { CallContext, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { organisationPermissions, isEmail } from '@sarn/organisation/contract';
import type {
  AccountRequest,
  approveAccountRequest,
  declineAccountRequest,
  requestAccount,
} from '../../contract/index.ts';
import { findByEmail } from '../account/account.store.ts';
import type { Captcha } from '../captcha/captcha.service.ts';
import type { Organisation, People } from '@sarn/organisation/server';
import type { Accounts } from '../account/account.service.ts';
import { decideRequest, insertRequest, lockRequestForUpdate } from './account-request.store.ts';
import { approvedMail, askedMail, declinedMail, knownAlreadyMail } from './registration-mail.ts';

/** Requests for accounts: the form anybody may send, and the decision of an administrator. */
export interface Registration {
  /** Same answer for a known address, a waiting request and a new one. */
  ask(input: InputOf<typeof requestAccount>, context: CallContext): Promise<void>;
  approve(
    tx: Tx,
    input: InputOf<typeof approveAccountRequest>,
    context: SignedContext,
  ): Promise<void>;
  decline(
    tx: Tx,
    input: InputOf<typeof declineAccountRequest>,
    context: SignedContext,
  ): Promise<void>;
}

export interface RegistrationParts {
  readonly isOpen: boolean;
  readonly captcha: Captcha;
  readonly organisation: Organisation;
  readonly people: People;
  readonly accounts: Accounts;
}

export function createRegistration(platform: Platform, parts: RegistrationParts): Registration {
  return {
    async ask(input, context) {
      if (!parts.isOpen) throw new AppError('identity.registration-closed');
      const request = readRequest(input);
      await parts.captcha.passAlways(input.captcha);
      const account = await findByEmail(platform.db, request.email);
      await platform.db.transaction((tx) =>
        account
          ? tellKnown(platform, tx, request.email, account.id)
          : keep(platform, parts.organisation, tx, request, context),
      );
    },
    approve: (tx, input, context) => approve(platform, parts, tx, input, context),
    decline: (tx, input, context) => decline(platform, tx, input, context),
  };
}

type Asked = Pick<
  AccountRequest,
  'firstName' | 'lastName' | 'email' | 'unit' | 'position' | 'reason'
>;

function readRequest(input: InputOf<typeof requestAccount>): Asked {
  const { firstName, lastName, unit, position } = input;
  const reason = input.reason.trim();
  if ([firstName, lastName, unit, position, reason].includes('')) {
    throw new AppError('identity.registration-incomplete');
  }
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) throw new AppError('identity.email-invalid');
  return { firstName, lastName, unit, position, reason, email };
}

async function tellKnown(
  { mail, config, clock }: Platform,
  tx: Tx,
  email: string,
  accountId: string,
): Promise<void> {
  // Once a day: the form must not be usable to flood a mailbox.
  const key = `identity.known-already/${accountId}/${civilDateAt(clock.now())}`;
  await mail.send(tx, { to: email, ...knownAlreadyMail(config), key });
}

async function keep(
  platform: Platform,
  organisation: Organisation,
  tx: Tx,
  asked: Asked,
  { ip, requestId }: CallContext,
): Promise<void> {
  const { clock, audit, mail, config } = platform;
  const now = clock.now();
  const id = newId(now.getTime());
  const isNew = await insertRequest(tx, {
    id,
    first_name: asked.firstName,
    last_name: asked.lastName,
    email: asked.email,
    unit_text: asked.unit,
    position_text: asked.position,
    reason: asked.reason,
    decided_by: null,
    decided_at: null,
    account_id: null,
    created_at: now.toISOString(),
  });
  if (!isNew) return;
  await audit.write(tx, {
    act: 'identity.account-requested',
    callerId: null,
    subject: { kind: 'account-request', id },
    detail: { ip },
    requestId,
  });
  for (const to of await organisation.mailsOfPermitted(tx, organisationPermissions.manage)) {
    await mail.send(tx, { to, ...askedMail(config, asked), key: `identity.asked/${id}/${to}` });
  }
}

async function approve(
  { clock, mail, config }: Platform,
  { people, accounts }: RegistrationParts,
  tx: Tx,
  { requestId, username, employeeCode }: InputOf<typeof approveAccountRequest>,
  context: SignedContext,
): Promise<void> {
  const request = await openRequest(tx, requestId);
  const by = { callerId: context.caller.id, requestId: context.requestId };
  const personId = await people.createPerson(tx, by, {
    employeeCode,
    firstNameTh: request.firstName,
    lastNameTh: request.lastName,
    email: request.email,
  });
  // The person sets a password by the forgotten-password form.
  const passwordHash = accounts.unknownPassword();
  const accountId = await accounts.createAccount(tx, by, { personId, username, passwordHash });
  await decideRequest(tx, request.id, {
    status: 'approved',
    by: context.caller.id,
    at: clock.now().toISOString(),
    accountId,
  });
  await mail.send(tx, {
    to: request.email,
    ...approvedMail(config, username.toLowerCase()),
    key: `identity.approved/${request.id}`,
  });
}

async function decline(
  { clock, mail, audit }: Platform,
  tx: Tx,
  { requestId, note }: InputOf<typeof declineAccountRequest>,
  context: SignedContext,
): Promise<void> {
  const request = await openRequest(tx, requestId);
  await decideRequest(tx, request.id, {
    status: 'declined',
    by: context.caller.id,
    at: clock.now().toISOString(),
    accountId: null,
  });
  await audit.write(tx, {
    act: 'identity.account-request-declined',
    callerId: context.caller.id,
    subject: { kind: 'account-request', id: request.id },
    requestId: context.requestId,
  });
  await mail.send(tx, {
    to: request.email,
    ...declinedMail(note),
    key: `identity.declined/${request.id}`,
  });
}

async function openRequest(tx: Tx, id: string): Promise<AccountRequest> {
  const request = isId(id) ? await lockRequestForUpdate(tx, id) : undefined;
  if (!request) throw new AppError('platform.not-found');
  if (request.status !== 'open') throw new AppError('identity.request-decided');
  return request;
}
