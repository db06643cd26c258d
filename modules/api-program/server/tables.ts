import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { ApiScope } from '@sarn/kernel';
import type { ApiProgramTables } from './api-program.tables.gen.ts';

export const apiProgramTables =
  tablesOf<NarrowTables<ApiProgramTables, { api_program: { scopes: ApiScope[] } }>>();
