import { sampleDetail } from '@sarn/document/testing';
import { th as minutes } from '@sarn/minutes/web';
import { screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { PublicationFacts } from './PublicationFacts.tsx';
import { reportView } from './report-view.testing.ts';

const recorder = { personId: null, name: 'นางจด', post: 'นักวิชาการ' };

test('[5.05] the facts of a report tell who was chosen as recorder, and nobody who was not', async () => {
  const publication = reportView({ recorder, recorderPost: 'เลขานุการ' });
  await show(<PublicationFacts detail={sampleDetail({ kind: 'report', publication })} />);
  expect(screen.getByText('นางจด · นักวิชาการ · เลขานุการ')).toBeDefined();
  expect(screen.queryByText(minutes.reviewer)).toBeNull();
});
