import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { endedSendings } from '@sarn/document/server';

/** How often a unit is used by what cannot be renamed with it. */
export async function countUses(h: Handle, unitId: string): Promise<number> {
  return (await usesSql.first(h, unitId))?.uses ?? 0;
}

const usesSql = statement(
  'units.count-uses',
  row<{ uses: number }>({ uses: 'int4' }),
  ['uuid'],
  `select ((select count(*) from register where unit_id = $1)
     + (select count(*) from (select 1 from document where owner_unit_id = $1 limit 1000) one)
     + (select count(*) from (select 1 from document_transmission where to_unit_id = $1 limit 1000) one))::int4 as uses`,
);

export interface HeadsEffect {
  readonly waiting: number;
  readonly documents: number;
}

/** Documents of these units, and those of them that wait for the heads of the former line. */
export async function countForHeads(
  h: Handle,
  unitIds: readonly string[],
  formerLine: readonly string[],
): Promise<HeadsEffect> {
  const found = await headsSql.first(
    h,
    unitIds.map((id) => `clerk:${id}`),
    formerLine.map((id) => `head:${id}`),
  );
  return found ?? { waiting: 0, documents: 0 };
}

const headsSql = statement(
  'units.count-for-heads',
  row<HeadsEffect>({ waiting: 'int4', documents: 'int4' }),
  ['text[]', 'text[]'],
  `with own as materialized (
     select distinct reader.document_id from document_reader reader
     where reader.principal = any ($1::text[]))
   select (select count(*)::int4 from own) as documents,
     (select count(distinct item.document_id)::int4 from queue_item item
      join own on own.document_id = item.document_id where item.principal = any ($2::text[])) as waiting`,
);

/** A document of a unit and the person or post that holds open work in it. */
export interface HeldDocument {
  readonly documentId: string;
  readonly principal: string;
}

const openOfUnit = `(document.owner_unit_id = $1 or exists (
  select from document_transmission transmission where transmission.document_id = document.id
    and transmission.to_unit_id = $1 and transmission.state not in ('${endedSendings.join(`', '`)}')))`;

/** Open documents of a unit that these keys hold; their documents are locked. */
export function listHeldForUpdate(
  h: Handle,
  unitId: string,
  keys: readonly string[],
): Promise<HeldDocument[]> {
  return heldSql.all(h, unitId, keys);
}

const heldSql = statement(
  'units.held-for-update',
  row<HeldDocument>({ documentId: 'uuid', principal: 'text' }),
  ['uuid', 'text[]'],
  `select document.id as "documentId", item.principal from document
   join queue_item item on item.document_id = document.id and item.principal = any ($2::text[])
   where ${openOfUnit} order by document.id for update of document`,
);

/** A document of a unit that waits there, and for what. */
export interface RestDocument {
  readonly documentId: string;
  readonly kind: 'onWay' | 'inWork' | 'own';
}

/** The open documents of a unit, each once; their documents are locked. */
export function listRestForUpdate(h: Handle, unitId: string): Promise<RestDocument[]> {
  return restSql.all(h, unitId);
}

const restSql = statement(
  'units.rest-for-update',
  row<RestDocument>({ documentId: 'uuid', kind: 'text' }),
  ['uuid'],
  `select document.id as "documentId", case
     when exists (select from document_transmission t where t.document_id = document.id
       and t.to_unit_id = $1 and t.state = 'SENT') then 'onWay'
     when exists (select from document_transmission t where t.document_id = document.id
       and t.to_unit_id = $1 and t.state not in ('${endedSendings.join(`', '`)}')) then 'inWork'
     else 'own' end as kind
   from document where document.id in (
     select item.document_id from queue_item item join document d on d.id = item.document_id
       where d.owner_unit_id = $1
     union select document_id from document_transmission
       where to_unit_id = $1 and state not in ('${endedSendings.join(`', '`)}'))
   order by document.id for update of document`,
);
