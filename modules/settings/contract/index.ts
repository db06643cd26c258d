// The calls of described tables and their errors are in the kernel, where every module finds them.
export * from './search.api.ts';
