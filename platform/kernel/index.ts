export * from './dates.ts';
export * from './digits.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './ids.ts';
export * from './result.ts';
export * from './text.ts';
export * from './thai.ts';
