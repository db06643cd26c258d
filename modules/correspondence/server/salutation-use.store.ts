import { documentUse } from '@sarn/search/server';

/** Letters that have a salutation; made once, as all statements are. */
export const salutationUses = [
  documentUse({
    name: 'salutation',
    from: 'document join letter chosen on chosen.document_id = document.id',
    column: "chosen.fields ->> 'salutation'",
  }),
];
