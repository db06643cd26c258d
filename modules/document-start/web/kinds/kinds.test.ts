import { createdKinds } from '@sarn/creation/contract';
import { expect, test } from 'vitest';
import { distinctTemplates } from '../distinct-templates.ts';
import { foundStarts } from './found-starts.ts';
import type { NamedStart } from './found-starts.ts';
import { groupCodes, kindGroups } from './kind-groups.ts';

const all = groupCodes.flatMap((code) => kindGroups[code]);

test('every kind that can be begun is offered once, and no other', () => {
  const offered = all.flatMap(({ code, kind }) => (code === kind ? [kind] : []));
  expect(offered.toSorted()).toEqual([...createdKinds, 'outside'].toSorted());
});

const named = all.map((start): NamedStart => {
  const name = start.code === 'inside' ? 'หนังสือภายใน' : start.code;
  return { ...start, key: start.code, name, about: '', subType: null };
});

test.each([
  ['แต่งตั้งคณะกรรมการตรวจรับ', 'command'],
  ['ขอเชิญเป็นวิทยากร', 'outgoing'],
  ['ขออนุมัติเดินทางไปราชการ', 'inside'],
  ['รายงานการประชุมประจำเดือน', 'report'],
])('a subject %s proposes %s first', (subject, code) => {
  const found = foundStarts(subject, named);
  expect([found.isKind, found.starts[0]?.code]).toEqual([false, code]);
  // Nothing else is hidden; only registering is no writing.
  expect(found.starts).toHaveLength(named.length - 1);
});

test('a text without a hint keeps the usual order', () => {
  const found = foundStarts('ฟฟฟ', named);
  expect(found.starts.map(({ key }) => key)).toEqual(
    named.filter(({ kind }) => kind !== 'outside').map(({ key }) => key),
  );
});

test('the name of a kind is looked for before the text is a subject', () => {
  expect(foundStarts('ภายใน', named)).toMatchObject({ isKind: true, starts: [{ code: 'inside' }] });
});

test('a template that was shared is offered once to who keeps it, and one of the same name with another text too', () => {
  const row = (id: string, scope: 'own' | 'unit', text: string) => ({
    ...{ id, kind: 'inside' as const, name: 'ขอจัดอบรม', scope, unitId: null, unitName: '' },
    ...{ keptBy: '', keptAt: '', title: '', text, mayRemove: false },
  });
  const rows = [row('1', 'own', 'ก'), row('2', 'unit', 'ก'), row('3', 'unit', 'ข')];
  expect(
    distinctTemplates(rows)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['1', '3']);
});
