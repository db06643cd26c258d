import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { TodoListInput, TodoListOutput } from './wire/todo.ts';

const tag = 'registry';

/** The next thing that waits in the same queue, for going on without a detour. */
export const nextInQueue = endpoint({
  method: 'GET',
  path: '/registry/queue/:typeCode/next',
  input: z.object({ typeCode: z.string().max(20), after: id.optional() }),
  output: z.object({ documentId: z.string().nullable() }),
  errors: [],
  access: 'session',
  summary: 'The next document of a queue',
  tag,
});

export const todoList = endpoint({
  method: 'POST',
  path: '/sarabun/get-todo-list',
  input: TodoListInput,
  output: TodoListOutput,
  errors: [],
  access: 'session',
  summary: 'One page of a to-do queue (specification §7)',
  tag: 'sarabun',
  isRepeatable: true,
});
