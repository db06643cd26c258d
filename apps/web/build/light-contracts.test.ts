import { expect, test } from 'vitest';
import { lightContracts, lightContract } from './light-contracts.ts';

const source = `import { endpoint } from "@sarn/kernel";
const tag = 'x';
export const Draft = z.object({ title: z.string() });
export const save = endpoint({
	method: "POST",
	path: "/save",
	input: Draft.extend({ input: z.string() }),
	output: z.object({ id: z.string() }),
	errors: ["x.y"],
	access: "session",
	summary: "Save, with a comma",
	tag,
	isRepeatable: true
});
export const last = endpoint({ method: "GET", access: "public", path: "/last", output: z.object({}) });
`;

/** The endpoints of a source, in one line each. */
const calls = (code: string) =>
  [...code.matchAll(/export const (\w+ = .*?endpoint\([^]*?\}\);)/g)].map(([, call = '']) =>
    call.replaceAll(/\s+/g, ' '),
  );

test('an endpoint keeps what a call needs, and schemas that have a name stay', () => {
  const light = lightContract(source);
  expect(light).toContain(
    'export const Draft = /* @__PURE__ */ (() => z.object({ title: z.string() }))();',
  );
  expect(light).not.toMatch(/Draft\.extend|summary|errors|output/);
  expect(calls(light)).toEqual([
    'save = /* @__PURE__ */ endpoint({ method: "POST", path: "/save", access: "session", tag, isRepeatable: true });',
    'last = /* @__PURE__ */ endpoint({ method: "GET", access: "public", path: "/last", });',
  ]);
});

test('a screen that reads a schema of an endpoint stops the build', () => {
  const transform = lightContracts().transform as (code: string, id: string) => unknown;
  const screen = `import { save, other } from "@sarn/document/contract";\nsave.input.parse({});`;
  expect(() => transform(screen, '/modules/document/web/Page.tsx')).toThrow(/save has no schemas/);
  const right = `import { save } from "@sarn/document/contract";\ncall(save, {});`;
  expect(transform(right, '/modules/document/web/Page.tsx')).toBeNull();
});
