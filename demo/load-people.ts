import { fieldsOf } from '@sarn/profile/contract';
import type { ProfileModule } from '@sarn/profile/server';
import { roleCodes } from '@sarn/organisation/contract';
import type { Accounts, AuthenticationModule } from '@sarn/authentication/server';
import type { Actor, OrganisationModule, People } from '@sarn/organisation/server';
import type { Database, Tx } from '@sarn/platform-server';
import { agencyContact, lines, units } from './agency.ts';
import type { Duty } from './agency.ts';
import { demoId, personId, unitId } from './ids.ts';
import { demoPassword, moreAdministrators, people } from './people.ts';
import { demoProfile } from './profiles.ts';
import type { DemoPerson, DemoPost } from './people.ts';

const editable = fieldsOf('self', 'personnel');

/** No person: the system itself writes the demo. */
const by: Actor = { callerId: null };

/** The modules that make people and their accounts. */
interface PeopleServices {
  readonly organisation: Pick<OrganisationModule, 'organisation' | 'people'>;
  readonly profile: Pick<ProfileModule, 'profiles'>;
  readonly authentication: Pick<AuthenticationModule, 'accounts'>;
}

/**
 * Writes units, posts, people and accounts in one transaction.
 *
 * @returns false when they are there already, as after a start that was killed
 */
export async function loadPeople(db: Database, services: PeopleServices): Promise<boolean> {
  const { organisation, people: service } = services.organisation;
  const { profiles } = services.profile;
  const { accounts } = services.authentication;
  const known = await organisation.units(db, [unitId('agency')]);
  if (known.size > 0) return false;
  // One hash for all: sixty would take longer than everything else.
  const passwordHash = await accounts.hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    await writeUnits(tx, service);
    for (const [key, line] of Object.entries(lines)) {
      const draft = { id: demoId(`position/${key}`), nameTh: line.th, nameEn: line.en };
      await service.createPosition(tx, by, draft);
    }
    for (const [index, person] of people.entries()) {
      await writePerson(tx, { service, accounts }, { person, index, passwordHash });
      const whose = { personId: personId(person.username), editable };
      await profiles.change(tx, by, whose, demoProfile(person, index));
    }
    for (const [role, permissions] of Object.entries(rolePermissions)) {
      await service.setRolePermissions(tx, by, role, permissions);
    }
  });
  return true;
}

async function writeUnits(tx: Tx, service: People): Promise<void> {
  for (const unit of units) {
    await service.createUnit(tx, by, {
      id: unitId(unit.key),
      parentId: unit.parent ? unitId(unit.parent) : null,
      code: unit.code.replace(/^\D+/, ''),
      kind: unit.level,
      nameTh: unit.th,
      nameEn: unit.en,
      abbreviation: unit.short,
      letterCode: unit.code,
    });
    const contact = { phone: unit.phone, ...(unit.parent ? {} : agencyContact) };
    await service.correctUnit(tx, by, unitId(unit.key), contact, 1);
  }
}

/** Smaller is higher in lists and is the first post named of a person. */
const dutySort: Readonly<Record<Duty, number>> = {
  head: 10,
  deputy: 20,
  secretary: 30,
  officer: 40,
  admin: 40,
  clerk: 50,
};

async function writePerson(
  tx: Tx,
  { service, accounts }: { service: People; accounts: Accounts },
  given: { person: DemoPerson; index: number; passwordHash: string },
): Promise<void> {
  const { person, index, passwordHash } = given;
  const { username } = person;
  const id = personId(username);
  await service.createPerson(tx, by, {
    id,
    employeeCode: `D${String(index + 1).padStart(4, '0')}`,
    prefixTh: person.prefix,
    firstNameTh: person.first,
    lastNameTh: person.last,
    firstNameEn: person.firstEn,
    lastNameEn: person.lastEn,
    email: `${username}@land-policy.example`,
    phone: `0 2999 ${String(1001 + index)}`,
  });
  const account = { id: demoId(`account/${username}`), personId: id, username, passwordHash };
  await accounts.createAccount(tx, by, account);
  for (const [nth, post] of person.posts.entries()) await capacity(tx, service, person, post, nth);
  for (const role of rolesOf(person)) await service.grantRole(tx, by, role, { personId: id });
}

async function capacity(
  tx: Tx,
  service: People,
  person: DemoPerson,
  post: DemoPost,
  nth: number,
): Promise<void> {
  const postId = demoId(`post/${person.username}/${nth}`);
  await service.createPost(tx, by, {
    id: postId,
    unitId: unitId(post.unit),
    servesUnitId: unitId(post.serves),
    positionId: demoId(`position/${post.line}`),
    levelCode: post.level,
    titleTh: post.th,
    titleEn: post.en,
    duty: post.duty === 'admin' ? 'officer' : post.duty,
    sort: dutySort[post.duty],
  });
  const actingPhrase = post.acting ?? null;
  await service.holdPost(tx, by, { postId, personId: personId(person.username), actingPhrase });
}

/** The permissions of the demo's roles; a role has only those named here. */
const rolePermissions: Readonly<Record<string, readonly string[]>> = {
  [roleCodes.centralRegistry]: [
    'registry.register',
    'registry.draft',
    'registry.reserve',
    'identity.appoint',
    'registry.retention',
    'registry.hold',
    'registry.retention-classes',
  ],
  [roleCodes.registrar]: ['registry.draft', 'registry.reserve'],
  [roleCodes.executive]: ['registry.draft'],
  [roleCodes.officer]: ['registry.draft'],
};

function rolesOf(person: DemoPerson): readonly string[] {
  const roles = person.posts.flatMap((post) => {
    if (post.unit === 'hr' && post.duty !== 'clerk') {
      return [roleCodes.officer, roleCodes.personnel];
    }
    if (post.duty === 'admin') return roleCodes.administrator;
    if (post.duty === 'clerk') {
      return post.serves === 'agency' ? roleCodes.centralRegistry : roleCodes.registrar;
    }
    return post.unit === 'agency' ? roleCodes.executive : roleCodes.officer;
  });
  const more = moreAdministrators.includes(person.username) ? [roleCodes.administrator] : [];
  return [...new Set([...roles, ...more])];
}
