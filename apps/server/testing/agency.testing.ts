import type { AuthenticationModule } from '@sarn/authentication/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Database } from '@sarn/platform-server';
import { samplePassword, samplePasswordHash as passwordHash } from '@sarn/testing';

/** People of the small agency in which journeys are tried, by account. */
export interface AgencyBook {
  readonly units: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<string, string>>;
}

export const password = samplePassword;

interface Capacity {
  readonly account: string;
  readonly firstName: string;
  readonly unit: string;
  readonly serves?: string;
  readonly duty: 'head' | 'deputy' | 'clerk' | 'officer' | 'secretary' | 'none';
  readonly title: string;
  readonly role: string;
}

const divisionCapacities = (key: string, name: string): Capacity[] => [
  {
    account: `head.${key}`,
    firstName: `หัวหน้า${name}`,
    unit: key,
    duty: 'head',
    title: `ผู้อำนวยการกอง${name}`,
    role: 'executive',
  },
  {
    account: `clerk.${key}`,
    firstName: `ธุรการ${name}`,
    unit: key,
    duty: 'clerk',
    title: 'เจ้าพนักงานธุรการ',
    role: 'registrar',
  },
  {
    account: `officer.${key}`,
    firstName: `เจ้าหน้าที่${name}`,
    unit: key,
    duty: 'officer',
    title: 'นักวิเคราะห์นโยบายและแผน',
    role: 'officer',
  },
  {
    account: `officer2.${key}`,
    firstName: `ผู้ร่วม${name}`,
    unit: key,
    duty: 'officer',
    title: 'นักวิเคราะห์นโยบายและแผน',
    role: 'officer',
  },
];

const capacities: readonly Capacity[] = [
  {
    account: 'admin',
    firstName: 'ผู้ดูแล',
    unit: 'office',
    duty: 'none',
    title: 'นักวิชาการคอมพิวเตอร์',
    role: 'administrator',
  },
  {
    account: 'saraban',
    firstName: 'สารบรรณ',
    unit: 'office',
    serves: 'agency',
    duty: 'clerk',
    title: 'เจ้าพนักงานธุรการ',
    role: 'central-registry',
  },
  {
    account: 'director',
    firstName: 'ผู้อำนวยการ',
    unit: 'agency',
    duty: 'head',
    title: 'ผู้อำนวยการสำนักงาน',
    role: 'executive',
  },
  {
    account: 'deputy',
    firstName: 'รองผู้อำนวยการ',
    unit: 'agency',
    duty: 'deputy',
    title: 'รองผู้อำนวยการสำนักงาน',
    role: 'executive',
  },
  {
    account: 'secretary',
    firstName: 'เลขานุการ',
    unit: 'office',
    serves: 'agency',
    duty: 'secretary',
    title: 'เลขานุการผู้บริหาร',
    role: 'officer',
  },
  ...divisionCapacities('policy', 'นโยบาย'),
  ...divisionCapacities('legal', 'กฎหมาย'),
];

export const accounts = capacities.map((capacity) => capacity.account);

const unitDrafts = [
  {
    key: 'agency',
    parent: null,
    kind: 'agency',
    name: 'สำนักงานทดสอบงานสารบรรณ',
    letterCode: 'ทส 0100',
  },
  {
    key: 'office',
    parent: 'agency',
    kind: 'division',
    name: 'สำนักงานเลขานุการ',
    letterCode: 'ทส 0101',
  },
  { key: 'policy', parent: 'agency', kind: 'division', name: 'กองนโยบาย', letterCode: 'ทส 0102' },
  { key: 'legal', parent: 'agency', kind: 'division', name: 'กองกฎหมาย', letterCode: 'ทส 0103' },
] as const;

/** The modules that make people and their accounts. */
export interface AgencyServices {
  readonly organisation: Pick<OrganisationModule, 'people'>;
  readonly authentication: Pick<AuthenticationModule, 'accounts'>;
}

/** Creates the small agency: an agency, an office and two divisions, thirteen people. */
export async function sampleAgencyPosts(
  db: Database,
  services: AgencyServices,
): Promise<AgencyBook> {
  const { people } = services.organisation;
  const by = { callerId: null, requestId: 'journey' };
  const units: Record<string, string> = {};
  const persons: Record<string, string> = {};
  await db.transaction(async (tx) => {
    for (const unit of unitDrafts) {
      units[unit.key] = await people.createUnit(tx, by, {
        parentId: unit.parent ? (units[unit.parent] ?? null) : null,
        code: unit.key,
        kind: unit.kind,
        nameTh: unit.name,
        letterCode: unit.letterCode,
      });
    }
    const positionId = await people.createPosition(tx, by, { nameTh: 'ข้าราชการ' });
    for (const capacity of capacities) {
      const personId = await people.createPerson(tx, by, {
        employeeCode: capacity.account,
        prefixTh: 'นาย',
        firstNameTh: capacity.firstName,
        lastNameTh: 'ทดลองงาน',
        email: `${capacity.account}@example.go.th`,
      });
      const postId = await people.createPost(tx, by, {
        unitId: units[capacity.unit] ?? '',
        servesUnitId: units[capacity.serves ?? capacity.unit] ?? '',
        positionId,
        titleTh: capacity.title,
        duty: capacity.duty,
      });
      await people.holdPost(tx, by, { postId, personId });
      await services.authentication.accounts.createAccount(tx, by, {
        personId,
        username: capacity.account,
        passwordHash,
      });
      await people.grantRole(tx, by, capacity.role, { personId });
      persons[capacity.account] = personId;
    }
  });
  return { units, people: persons };
}

/** The agency of a database in which it was made before. */
export async function readAgency(db: Database): Promise<AgencyBook> {
  const pairs = (sql: string) => db.query<{ name: string; id: string }>(sql);
  const book = (rows: { name: string; id: string }[]) =>
    Object.fromEntries(rows.map(({ name, id }) => [name, id]));
  return {
    units: book(await pairs('select code as name, id from unit')),
    people: book(await pairs('select employee_code as name, id from person')),
  };
}
