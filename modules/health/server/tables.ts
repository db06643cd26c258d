import { tablesOf } from '@sarn/platform-server';
import type { HealthTables } from './health.tables.gen.ts';

export const healthTables = tablesOf<HealthTables>();
