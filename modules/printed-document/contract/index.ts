export * from './cover.api.ts';
export * from './printed.api.ts';
export * from './printed.errors.ts';
export * from './printed-kinds.ts';
export * from './file-title.ts';
export * from './written-draft.ts';
export * from './kept-word-table.ts';
export * from './kept-word.api.ts';
