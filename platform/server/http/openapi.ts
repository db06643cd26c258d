import { z } from 'zod';
import type { Endpoint } from '@sarn/kernel';
import { rateLimitOf } from './rate-limit.ts';
import type { Catalogue } from './catalogue.ts';

type Json = Record<string, unknown>;

export interface ApiDescription {
  readonly endpoints: readonly Endpoint[];
  readonly catalogue: Catalogue;
  readonly version: string;
  readonly basePath: string;
}

/** The OpenAPI 3.1 document of all calls; the same input gives the same text. */
export function describeApi({ endpoints, catalogue, version, basePath }: ApiDescription): Json {
  const paths: Record<string, Json> = {};
  const placed = endpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.alsoAt ?? [])].map((path, index) => ({ endpoint, path, index })),
  );
  for (const { endpoint, path, index } of placed.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const url = path.replace(/:(\w+)/g, '{$1}');
    const known = (paths[url] ??= {});
    known[endpoint.method.toLowerCase()] = describeCall(endpoint, path, index > 0, catalogue);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sarn', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: `${basePath}api` }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes,
      schemas: { Error: errorSchema },
    },
  };
}

/** A person signs in; a program has a token of its own, and the scopes that each call names. */
const securitySchemes: Json = {
  session: { type: 'http', scheme: 'bearer' },
  program: {
    ...{ type: 'http', scheme: 'bearer' },
    description: 'Token of a program: sarn_…; a call that names no scope is not for programs',
  },
};

const errorSchema: Json = {
  type: 'object',
  required: ['status', 'code', 'message', 'params', 'requestId'],
  properties: {
    status: { const: 'error' },
    code: { type: 'string', description: 'Key of the sentence, stable' },
    message: { type: 'string', description: 'Sentence in the language of the request' },
    params: { type: 'object' },
    atField: { type: 'string', description: 'The one field of the input that it is about' },
    issues: { type: 'array', items: { type: 'object' } },
    requestId: { type: 'string' },
  },
};

function describeCall(
  endpoint: Endpoint,
  path: string,
  isOldPath: boolean,
  catalogue: Catalogue,
): Json {
  const input = inOne(jsonSchema(endpoint.described ?? endpoint.input, 'input'));
  const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const fields = Object.entries((input['properties'] ?? {}) as Record<string, Json>);
  const required = new Set((input['required'] ?? []) as string[]);
  const isRead = endpoint.method === 'GET';
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...programsOf(endpoint),
    operationId: operationId(endpoint.method, path),
    ...(isOldPath ? { deprecated: true } : {}),
    ...securityOf(endpoint),
    ...(['public', 'session'].includes(endpoint.access) ? {} : { 'x-permission': endpoint.access }),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: text(fields, name) })),
      ...fields
        .filter(([name]) => isRead && !inPath.includes(name))
        .map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema })),
      ...(isRead || endpoint.access === 'public' || endpoint.takesNoKey ? [] : [keyParameter]),
    ],
    ...(isRead ? {} : { requestBody: body(endpoint, input, inPath) }),
    responses: { 200: success(endpoint), ...failures(endpoint, catalogue) },
  };
}

function securityOf({ access, scopes = [] }: Endpoint): Json {
  if (access === 'public') return {};
  const programs = scopes.map((scope) => ({ program: [scope] }));
  return { security: [{ session: [] }, ...programs] };
}

/** For readers of the page, which draws no scopes of a bearer token. */
function programsOf({ access, scopes = [] }: Endpoint): Json {
  if (access === 'public' || scopes.length === 0) return {};
  const names = scopes.map((scope) => `\`${scope}\``).join(' or ');
  return { description: `A program needs the scope ${names}.` };
}

/** The fields of the first part of an intersection, and the descriptions of the other parts. */
function inOne(input: Json): Json {
  const { allOf, ...own } = input;
  if (!Array.isArray(allOf)) return input;
  const [first, ...others] = allOf as Json[];
  return { ...own, ...first, ...(others.length > 0 ? { allOf: others } : {}) };
}

const keyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key does nothing and gets the first answer; kept 7 days',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

function text(fields: readonly (readonly [string, Json])[], name: string): Json {
  return fields.find(([field]) => field === name)?.[1] ?? { type: 'string' };
}

function body(endpoint: Endpoint, input: Json, inPath: readonly string[]): Json {
  if (endpoint.rawBody) {
    return {
      content: { [endpoint.rawBody.type]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  const properties = { ...(input['properties'] as Json | undefined) };
  for (const name of inPath) delete properties[name];
  const required = ((input['required'] ?? []) as string[]).filter((name) => !inPath.includes(name));
  const schema = { ...input, properties, ...(required.length > 0 ? { required } : {}) };
  if (required.length === 0) delete (schema as Json)['required'];
  const types =
    endpoint.body === 'multipart'
      ? ['multipart/form-data']
      : ['application/x-www-form-urlencoded', 'application/json'];
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function success(endpoint: Endpoint): Json {
  if (endpoint.isBinary) return { description: 'Bytes', content: { '*/*': {} } };
  const output = jsonSchema(endpoint.output, 'output');
  const status = { status: { const: 'success' }, message: { type: 'string' } };
  const schema =
    output['type'] === 'object'
      ? { ...output, properties: { ...status, ...(output['properties'] as Json | undefined) } }
      : { allOf: [{ type: 'object', properties: status }, output] };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

const always = ['platform.malformed-request', 'platform.invalid-input', 'platform.internal'];

function failures(endpoint: Endpoint, catalogue: Catalogue): Json {
  const codes = new Set([...always, ...endpoint.errors]);
  if (endpoint.access !== 'public') codes.add('platform.unauthenticated');
  if (!['public', 'session'].includes(endpoint.access)) codes.add('platform.forbidden');
  if (endpoint.scopes) codes.add('platform.no-scope');
  if (rateLimitOf(endpoint)) codes.add('platform.too-many-requests');
  const byStatus: Record<number, string[]> = {};
  for (const code of [...codes].toSorted()) {
    const meaning = catalogue.get(code);
    if (!meaning) throw new Error(`${endpoint.path} names ${code}, which is in no catalogue`);
    (byStatus[meaning.status] ??= []).push(`\`${code}\` ${meaning.en}`);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, lines]) => [
      status,
      { description: lines.join('\n'), content },
    ]),
  );
}

function operationId(method: string, path: string): string {
  return `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w?)/g, (_all, next: string) => next.toUpperCase())}`;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A preprocessed field is described by its result: preprocessing only unwraps old encodings.
    override: ({ zodSchema, jsonSchema: target }) => {
      const { def } = zodSchema._zod;
      if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return;
      Object.assign(target, jsonSchema(def.out as z.ZodType, io));
    },
  });
  const { $schema: _dialect, ...described } = JSON.parse(JSON.stringify(made)) as Json;
  return described;
}
