import { civilDate, endpoint, jsonOf, lineText, orNull, settingCode } from '@sarn/kernel';
import type { ApiScope } from '@sarn/kernel';
import { Duty, organisationPermissions } from '@sarn/organisation/contract';
import { z } from 'zod';
import { sendsMail } from '../account/account.api.ts';

const tag = 'personnel';
const access = organisationPermissions.manage;
/** A program changes people of its unit and of those below. */
const scopes: readonly ApiScope[] = ['people.write'];
const day = civilDate('1900-01-01');
const orNone = <T extends z.ZodType>(shape: T) => z.union([z.literal(''), shape]).default('');
const ofOne = z.object({ personId: z.uuid() });
const reason = lineText({ max: 500 }).default('');
const orderNo = lineText({ max: 60 }).default('');

/** A post that is given to somebody. */
const postShape = {
  unitId: z.uuid(),
  position: lineText({ min: 1, max: 200 }),
  levelCode: orNone(settingCode).describe('Code of a position level'),
  duty: Duty.default('officer'),
};

/** Why somebody leaves office. */
export const leaveKinds = [
  'retired',
  'resigned',
  'moved-away',
  'contract-over',
  'died',
  'other',
] as const;
export type LeaveKind = (typeof leaveKinds)[number];

export const EmploymentView = z.object({
  type: z.string().nullable(),
  suffix: z.string().nullable(),
  appointedOn: z.string().nullable(),
  retiresOn: z.string().nullable().describe('computed from birthday and employment'),
  leftOn: z.string().nullable().describe('last day in office'),
  leaveKind: z.enum(leaveKinds).nullable(),
  leaveReason: z.string().describe('What was typed beside the kind'),
  posts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      unitName: z.string(),
      duty: Duty,
      isActing: z.boolean(),
      validFrom: z.string(),
      validTo: z.string().nullable(),
    }),
  ),
  orders: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['transfer', 'leave']),
      orderNo: z.string(),
      day: z.string(),
      leaveKind: z.enum(leaveKinds).nullable().describe('Null: a transfer'),
      what: z.string().describe('The new post; of leaving, what was typed beside the kind'),
      state: z.enum(['planned', 'done', 'cancelled', 'failed']),
      fault: z.string(),
    }),
  ),
  account: z.object({
    username: z.string().nullable(),
    state: z
      .enum(['none', 'invited', 'open', 'suspended', 'closed'])
      .describe('invited: no password was set yet'),
  }),
});
export type EmploymentView = z.output<typeof EmploymentView>;

/** For the choice of a unit of a new person or post. */
export const listKeptUnits = endpoint({
  method: 'GET',
  path: '/personnel/units',
  input: z.object({}),
  output: z.object({
    rows: z.array(z.object({ id: z.string(), nameTh: z.string() })).describe('In tree order'),
  }),
  errors: [],
  access,
  hasScopes: true,
  scopes,
  summary: 'Units valid today to which the caller may add people',
  tag,
});

export const createPerson = endpoint({
  method: 'POST',
  path: '/personnel/people',
  changesSettings: 'people',
  input: z.object({
    employeeCode: lineText({ min: 1, max: 40 }),
    prefix: lineText({ max: 60 }).default('').describe('As typed: it is read as in an import'),
    firstName: lineText({ min: 1, max: 100 }),
    lastName: lineText({ max: 100 }).default(''),
    firstNameEn: lineText({ max: 100 }).default(''),
    lastNameEn: lineText({ max: 100 }).default(''),
    idCard: lineText({ max: 40 }).default(''),
    gender: orNone(z.enum(['male', 'female'])),
    birthday: orNone(day),
    email: lineText({ max: 254 }).default(''),
    phone: lineText({ max: 60 }).default(''),
    employment: orNone(settingCode).describe('Code of an employee type'),
    suffix: orNone(settingCode).describe('Code of a suffix of the name'),
    appointedOn: orNone(day),
    ...postShape,
    username: lineText({ max: 100 })
      .default('')
      .describe('Empty: no account; a program opens none'),
  }),
  output: z.object({ personId: z.string(), isInvited: z.boolean(), sendsMail }),
  errors: [
    ...['identity.taken', 'identity.email-invalid', 'identity.phone-invalid', 'platform.not-found'],
    ...['identity.id-card-invalid', 'identity.birthday-invalid', 'personnel.prefix-unknown'],
    ...['personnel.head-held', 'personnel.may-not-head', 'personnel.level-wrong'],
    ...['settings.ended', 'settings.unknown-value'],
  ],
  access,
  hasScopes: true,
  scopes,
  summary: 'Adds a person with a post, and an account that is invited by mail',
  tag,
});

export const getEmployment = endpoint({
  method: 'GET',
  path: '/personnel/people/:personId/employment',
  input: ofOne,
  output: z.object({ item: EmploymentView }),
  errors: ['platform.not-found'],
  access,
  hasScopes: true,
  scopes,
  summary: 'Employment, posts and orders of a person, and when they retire',
  tag,
});

/** What the form of an employment shows. */
const SeenEmployment = EmploymentView.pick({ type: true, suffix: true, appointedOn: true });

export const setEmployment = endpoint({
  method: 'POST',
  path: '/personnel/people/:personId/employment',
  changesSettings: 'people',
  input: ofOne.extend({
    ...{ type: settingCode, appointedOn: orNone(day) },
    // A form sends “none” as empty text.
    suffix: orNull(settingCode).optional().describe('Left out: as it is'),
    seen: jsonOf(SeenEmployment).optional().describe('As it was read; another one is refused'),
  }),
  output: z.object({ item: EmploymentView }),
  errors: ['platform.not-found', 'settings.ended', 'settings.unknown-value', 'settings.stale'],
  access,
  hasScopes: true,
  scopes,
  summary: 'Sets employee type, day of appointment and suffix of a person',
  tag,
});

export const transferPerson = endpoint({
  method: 'POST',
  path: '/personnel/people/:personId/transfer',
  changesSettings: 'people',
  input: ofOne.extend({
    ...{ day: day.describe('First day of the new post; a day to come is a plan'), orderNo, reason },
    ...postShape,
  }),
  output: z.object({ item: EmploymentView }),
  errors: [
    ...['platform.not-found', 'personnel.day-before-post', 'personnel.head-held'],
    'access.last-administrator',
    ...['personnel.may-not-head', 'personnel.level-wrong', 'personnel.leaving'],
    ...['settings.ended', 'settings.unknown-value'],
  ],
  access,
  hasScopes: true,
  scopes,
  summary: 'Transfers a person to another post by an order, on a day past or to come',
  tag,
});

export const leaveOffice = endpoint({
  method: 'POST',
  path: '/personnel/people/:personId/leave',
  changesSettings: 'people',
  input: ofOne.extend({
    lastDay: day,
    kind: z.enum(leaveKinds),
    ...{ orderNo, reason },
  }),
  output: z.object({ item: EmploymentView }),
  errors: [
    ...['platform.not-found', 'personnel.leaving', 'personnel.own-account'],
    ...['personnel.last-administrator', 'access.last-administrator'],
  ],
  access,
  hasScopes: true,
  scopes,
  summary: 'Ends the office of a person on a day; the account is suspended that night',
  tag,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/personnel/orders/:orderId/cancel',
  changesSettings: 'people',
  input: z.object({ orderId: z.uuid() }),
  output: z.object({ item: EmploymentView }),
  errors: ['platform.not-found', 'personnel.order-over'],
  access,
  hasScopes: true,
  scopes,
  summary: 'Calls an order off that is not carried out yet',
  tag,
});

export const Leaving = z.object({
  personId: z.string(),
  name: z.string(),
  positionName: z.string(),
  unitName: z.string(),
  lastDay: z.string(),
  why: z.enum(['retires', 'order']),
});
export type Leaving = z.output<typeof Leaving>;

export const listLeaving = endpoint({
  method: 'GET',
  path: '/personnel/leaving',
  input: z.object({}),
  output: z.object({ rows: z.array(Leaving) }),
  errors: [],
  access,
  hasScopes: true,
  summary: 'Who leaves office: by order, and from 1 April on who retires that year',
  tag,
});
