import { listOf, row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

interface MeetingRow {
  readonly name: string;
  readonly number: string;
}

/**
 * Names and numbers of meetings whose reports the principals may read, the newest first: of the newest published
 * ones, and of what the author writes. None of classified reports, which are read with a reason only.
 *
 * @param pattern search pattern of `searchPattern`, or null for all
 */
export const listMeetings = (
  h: Handle,
  principals: readonly string[],
  authorId: string,
  pattern: string | null,
): Promise<MeetingRow[]> => meetingsSql.all(h, principals, authorId, pattern);

const meetingsSql = statement(
  'publication.list-meetings',
  row<MeetingRow>({ name: 'text', number: 'text' }),
  ['text[]', 'uuid', 'text?'],
  `with newest as (
     select document_id, meeting_name, meeting_no, published_at
     from publication join document on document.id = publication.document_id
     where publication.kind = 'report' and published_at is not null and document.secrecy = 'normal'
     order by published_at desc, document_id limit 1000),
   own as (
     select publication.document_id, meeting_name, meeting_no, document.updated_at
     from document join publication on publication.document_id = document.id
     where document.author_id = $2 and document.kind = 'report' and published_at is null
       and document.secrecy = 'normal'
     order by document.updated_at desc limit 200)
   select meeting_name as name, meeting_no as number
   from (select * from newest union all select * from own) as found
   where meeting_name <> '' and ($3::text is null or search_fold(meeting_name) ilike $3)
     and exists (select from reader_keys(document_id, ${listOf('$1', 'text[]')}))
   order by published_at desc, document_id`,
);
