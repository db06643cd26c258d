import { row, statement, usesCounted } from '@sarn/platform-server';
import type { SettingUse } from '@sarn/platform-server';

/** Documents of one partner that are looked at: more would cost more than it tells. */
const looked = 2_000;
const listed = 50;

const counted = row<{ code: string; held: number; readable: number }>({
  ...{ code: 'text', held: 'int4', readable: 'int4' },
});
const shown = row<{ id: string; letterNo: string; title: string }>({
  ...{ id: 'uuid', letterNo: 'text', title: 'text' },
});

const mayRead = 'exists (select from reader_keys(found.id, $2))';

/** SQL: the names of an entry of the address book. */
const namesOf = (code: string): string =>
  `(select array[name_th] || aliases from contact where code = ${code})::text[]`;

/** SQL of the documents of a partner that are not classified: those are in no count and in no list. */
const places = {
  sender: (code: string): string =>
    `select id, letter_no, title from document
     where sender = any (${namesOf(code)}) and sender <> '' and secrecy = 'normal'
     limit ${looked + 1}`,
  recipient: (code: string): string =>
    `select distinct document.id, letter_no, title from letter_recipient
     join document on document.id = letter_recipient.document_id
     where letter_recipient.name = any (${namesOf(code)}) and secrecy = 'normal'
     limit ${looked + 1}`,
};

/** Whether anything has the entry or its names, also where no reader may look. */
const heldSql = statement(
  'partner.held',
  row<{ isHeld: boolean }>({ isHeld: 'bool' }),
  ['text'],
  `select exists (select from document where sender = any (${namesOf('$1')}) and sender <> '')
     or exists (select from letter_recipient where name = any (${namesOf('$1')}))
     or exists (select from arrival where contact_id = $1)
     or exists (select from contact where merged_into = $1) as "isHeld"`,
);

function partnerUse(place: keyof typeof places, label: SettingUse['label']): SettingUse {
  const rowsOf = places[place];
  const counts = statement(
    `partner.uses-as-${place}`,
    counted,
    ['text[]', 'text[]'],
    `select asked.code,
       (select count(*) from (${rowsOf('asked.code')}) found)::int4 as held,
       (select count(*) from (select from (${rowsOf('asked.code')}) found
                              where ${mayRead} limit ${usesCounted + 1}) read)::int4 as readable
     from unnest($1::text[]) asked (code)`,
  );
  const list = statement(
    `partner.uses-as-${place}-list`,
    shown,
    ['text', 'text[]'],
    `select id, letter_no as "letterNo", title from (${rowsOf('$1')}) found
     where ${mayRead} limit ${listed}`,
  );
  return {
    place,
    label,
    async counts(h, { principals }, codes) {
      const found = await counts.all(h, codes, principals);
      return new Map(
        found.flatMap(({ code, held }) =>
          held > 0 ? [[code, Math.min(held, usesCounted + 1)]] : [],
        ),
      );
    },
    holds: async (h, code) => (await heldSql.first(h, code))?.isHeld === true,
    async list(h, { principals }, code) {
      const [found] = await counts.all(h, [code], principals);
      const rows = await list.all(h, code, principals);
      return {
        rows: rows.map(({ id, letterNo, title }) => ({
          text: [letterNo, title].filter((part) => part !== '').join(' '),
          path: `/sarabun/document/${id}`,
        })),
        hidden: Math.min((found?.held ?? 0) - (found?.readable ?? 0), usesCounted),
      };
    },
  };
}

/** Where letters use the entries of the address book, as far as the reader may read them. */
export const partnerUses: readonly SettingUse[] = [
  partnerUse('sender', { th: 'เรื่องที่รับจากรายนี้', en: 'letters from it' }),
  partnerUse('recipient', { th: 'เรื่องที่ส่งถึงรายนี้', en: 'letters to it' }),
];
