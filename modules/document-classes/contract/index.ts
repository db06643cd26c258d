export * from './filing-tables.ts';
export * from './job-table.ts';
export * from './jobs.ts';
export * from './permissions.ts';
export * from './speed-table.ts';
export * from './speeds.ts';
export * from './filed.ts';
export * from './table-codes.ts';
