import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Whatever names a unit says what becomes of it when the unit ends: a new column is one more name here, with its test.

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

/** Columns in which a unit is named, by what becomes of the name when the unit ends. */
const namedIn: Readonly<Record<string, readonly string[]>> = {
  'goes on with the units that follow (`units/followers`, `kept-lists`, `kept-points`)': [
    ...['book_group.units', 'creation_rule.unit_ids', 'document_template.unit_id'],
    ...['folder.unit_id', 'recipient_group.unit_id', 'recipient_group.unit_ids'],
    ...['registration_point.through_id', 'registration_point.unit_id'],
    ...['registration_point_unit.unit_id', 'route_template.unit_id', 'saved_view.unit_id'],
    'unit_phrase.unit_id',
  ],
  'gives a right, follows nobody, and is listed until somebody changes it (`left`)': [
    ...['api_program.unit_id', 'delegation.principal_unit_id', 'delegation.unit_ids'],
    ...['number_line.unit_id', 'register_share.unit_id', 'register_share.with_id'],
    ...['role_grant.unit_id', 'secret_registrar.unit_id', 'user_group.rule_unit_id'],
  ],
  'is work that its successor takes, or that returns to its sender (`dissolution`)': [
    ...['document_transmission.from_unit_id', 'document_transmission.to_unit_id'],
    ...['post.serves_unit_id', 'post.unit_id'],
  ],
  'is of the agency as a whole, which never ends': ['arrival.owner_unit_id'],
  'is of a document or a register, which keep where they were made': [
    ...['circulation.unit_id', 'document.addressed_unit_ids', 'document.owner_unit_id'],
    ...['document.registry_unit_id', 'import_run.unit_id', 'people_import.top_unit_id'],
    ...['register.unit_id', 'register_entry.for_unit_id', 'secret_control.unit_id'],
  ],
  'is of the unit itself, its past and its orders': [
    ...['unit.parent_id', 'unit.successor_id', 'unit_numbering.unit_id', 'unit_past.parent_id'],
    ...['unit_past.unit_id', 'unit_plan.unit_id', 'unit_proposal.unit_id'],
    ...['unit_dissolution.successor_id', 'unit_dissolution.unit_id'],
    ...['unit_dissolution_plan.successor_id', 'unit_dissolution_plan.unit_id'],
    ...['unit_reader_change.from_unit_ids', 'unit_reader_change.to_unit_ids'],
    'unit_reader_change.unit_id',
  ],
};

it('is known of every column that names a unit', async () => {
  const columns = await office.app.db.query<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'unit'::regclass
     union
     select c.oid::regclass || '.' || a.attname from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname ~ 'unit'
       and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)`,
  );
  const known = Object.values(namedIn).flat();
  expect(known.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});
