export * from './home/ages.ts';
export * from './home/home.api.ts';
export * from './report/flow.ts';
export * from './report/report.api.ts';
export * from './workload.acts.ts';
