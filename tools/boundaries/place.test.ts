import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test('the template of a module has the layers of a module of its own', () => {
  const own = { packageFolder: 'tools/new/template', module: 'sample-request' };
  expect(placeOf('tools/new/template/web/index.ts')).toMatchObject({ layer: 'web', ...own });
  expect(placeOf('tools/new/template/server/a.store.ts')).toMatchObject({
    ...{ layer: 'server', ...own },
  });
  expect(placeOf('tools/new/template/a.ts')).toBeUndefined();
});

test('a file beside the template belongs to the tools', () => {
  expect(placeOf('tools/new/names.ts')).toMatchObject({ layer: 'tools', packageFolder: '' });
  expect(placeOf('modules/leave/web/a.tsx')).toMatchObject({
    ...{ layer: 'web', packageFolder: 'modules/leave', module: 'leave' },
  });
});
