import { relation } from '@sarn/platform-server';
import { wordsColumns } from '@sarn/search/server';

/** The place of a document in the Royal Gazette, as words by which it is found. */
export const searchedGazette = relation(
  'publication.searched-gazette',
  wordsColumns,
  `select document_id, concat_ws(' ', 'ราชกิจจานุเบกษา เล่ม', gazette_volume, gazette_part, 'หน้า',
     gazette_page, gazette_on) as words
   from publication where gazette_on is not null`,
);
