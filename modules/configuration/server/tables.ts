import { tablesOf } from '@sarn/platform-server';
import type { ConfigurationTables } from './configuration.tables.gen.ts';

export const configurationTables = tablesOf<ConfigurationTables>();
