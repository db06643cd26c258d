import { endpoint, lineText, menuDefaults } from '@sarn/kernel';
import { z } from 'zod';
import { DashboardArea, DashboardGroup, bookTypes } from './wire/books.ts';
import { HeaderMenuItem, ModuleItem, PublicDeployment, TodoCard } from './wire/portal.ts';

const tag = 'portal';

export const getDeployment = endpoint({
  method: 'GET',
  path: '/portal/deployment',
  input: z.object({}),
  output: z.object({ item: PublicDeployment }),
  errors: [],
  access: 'public',
  summary: 'Branding, flags and version of this installation',
  tag,
});

export const getTodoLists = endpoint({
  method: 'POST',
  path: '/get-todo-lists',
  input: z.object({ search: lineText({ max: 200 }).default('') }),
  output: z.object({ items: z.array(TodoCard) }),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'The to-do cards with their counts',
  tag,
  isRepeatable: true,
});

export const getDashboard = endpoint({
  method: 'POST',
  path: '/get-dashboard',
  input: z.object({
    bookType: z.enum(bookTypes).optional().describe('Only this group is returned'),
    querySearch: lineText({ max: 200 }).default(''),
  }),
  output: z.object({
    item: z.array(DashboardGroup).length(bookTypes.length),
    area: DashboardArea,
  }),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'Publications for everybody, in eight groups (specification §7)',
  tag,
  isRepeatable: true,
});

export const getModules = endpoint({
  method: 'GET',
  path: '/service/menu-module-permission',
  input: z.object({}),
  output: z.object({ items: z.array(ModuleItem) }),
  errors: [],
  access: 'session',
  summary: 'Modules of the launcher that the caller may open',
  tag,
});

const whole = (usual: number) => z.coerce.number().int().min(0).max(1_000_000).default(usual);

export const getHeaderMenu = endpoint({
  method: 'POST',
  path: '/sarabun/get-authen-user-menu-permission-header-bottom',
  input: z.object({
    MENU_PARENT: whole(menuDefaults.parent),
    MENU_LEVEL: whole(menuDefaults.level),
    PM_QUERY: whole(menuDefaults.query),
  }),
  output: z.object({ item: z.array(HeaderMenuItem) }),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'Entries of the strip below the header that the caller may open',
  tag,
  isRepeatable: true,
});
