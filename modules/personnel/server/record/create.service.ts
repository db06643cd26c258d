import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { fieldsOf } from '@sarn/profile/contract';
import { refuseEnded } from '@sarn/organisation/server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { createPerson } from '../../contract/index.ts';
import { actorOf } from '../account/active.service.ts';
import { saveEmployments } from './employment.store.ts';
import type { Personnel } from '../needs.ts';
import { readTerms } from '../terms/terms.store.ts';
import type { Terms } from '../terms/terms.store.ts';
import { offered } from './employment.service.ts';
import { assertPost, titleOf } from './post-rules.ts';

type Draft = InputOf<typeof createPerson>;

interface Given {
  readonly terms: Terms;
  readonly draft: Draft;
  readonly personId: string;
  readonly today: string;
}

/** Adds a person with a post, and where a username is given an account that is invited. */
export async function addPerson(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  draft: Draft,
): Promise<OutputOf<typeof createPerson>> {
  const by = actorOf(context);
  const { people, profiles, platform } = deps;
  const today = civilDateAt(platform.clock.now());
  await deps.organisation.unit(tx, draft.unitId);
  const terms = await readTerms(tx);
  const name = nameOf(terms, draft, today);
  const personId = await people.createPerson(tx, by, {
    ...{ employeeCode: draft.employeeCode, prefixTh: name.printed, firstNameTh: draft.firstName },
    ...{ prefixes: name.prefixes.map(({ code }) => code), suffix: name.suffix },
    employeeType: offered(terms.types, draft.employment, { today }),
    ...{ lastNameTh: name.lastName, firstNameEn: draft.firstNameEn, lastNameEn: draft.lastNameEn },
    ...{ email: draft.email === '' ? null : draft.email },
    idCard: draft.idCard === '' ? null : draft.idCard,
  });
  const change = { gender: draft.gender, birthday: draft.birthday, phone: draft.phone };
  const whose = { personId, editable: fieldsOf('self', 'personnel') };
  await profiles.change(tx, by, whose, change);
  const appointed = draft.appointedOn === '' ? [] : [{ personId, appointedOn: draft.appointedOn }];
  await saveEmployments(tx, appointed, platform.clock.now().toISOString());
  await givePost(deps, tx, context, { terms, draft, personId, today });
  const isInvited = await openAccount(deps, tx, context, { draft, personId });
  return { personId, isInvited, sendsMail: deps.invitations.sendsMail };
}

/** The name as the form gives it, its prefix read as in an import. */
function nameOf(terms: Terms, { prefix, firstName, lastName, suffix }: Draft, today: string) {
  const name = terms.readName({ prefix, firstName, lastName });
  if (name.fault?.code === 'prefix-unknown' || name.fault?.code === 'prefix-ambiguous') {
    throw new AppError('personnel.prefix-unknown', { x: name.fault.text });
  }
  for (const one of name.prefixes) refuseEnded(one, today);
  const chosen = suffix === '' ? (name.suffix?.code ?? null) : suffix;
  return { ...name, suffix: offered(terms.suffixes, chosen, { today }) };
}

async function givePost(
  { people }: Personnel,
  tx: Tx,
  context: SignedContext,
  { terms, draft, personId, today }: Given,
): Promise<void> {
  const by = actorOf(context);
  const asked = { personId, employment: draft.employment, today };
  const vacant = await assertPost(tx, terms, draft, asked);
  const postId = vacant ?? newId();
  if (vacant === null) {
    await people.createPosts(tx, by, [
      {
        ...{
          id: postId,
          unitId: draft.unitId,
          position: draft.position,
          titleTh: titleOf(terms, draft),
        },
        ...{ levelCode: draft.levelCode || null, duty: draft.duty, validFrom: today },
      },
    ]);
  }
  await people.holdPost(tx, by, { postId, personId, validFrom: today });
}

async function openAccount(
  { accounts, invitations }: Personnel,
  tx: Tx,
  context: SignedContext,
  { draft, personId }: { draft: Draft; personId: string },
): Promise<boolean> {
  if (draft.username === '') return false;
  const by = actorOf(context);
  const passwordHash = accounts.unknownPassword();
  await accounts.createAccount(tx, by, { personId, username: draft.username, passwordHash });
  return (await invitations.invite(tx, by, [personId])).length > 0;
}
