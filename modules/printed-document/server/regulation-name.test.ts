import { expect, test } from 'vitest';
import { regulationName } from './regulation-name.ts';

const before = 'ระเบียบสำนักงานตัวอย่าง';

test.each([
  ['ว่าด้วยการลา พ.ศ. 2569', { subject: 'การลา', edition: '', year: '2569' }],
  ['การลา', { subject: 'การลา', edition: '' }],
  ['ว่าด้วยการลา (ฉบับที่ ๒) พ.ศ. ๒๕๖๙', { subject: 'การลา', edition: 'ฉบับที่ ๒', year: '๒๕๖๙' }],
  ['ว่าด้วยการลา (ฉบับที่ 2)', { subject: 'การลา', edition: 'ฉบับที่ 2' }],
  [`${before} ว่าด้วยการลา พ.ศ.2569`, { subject: 'การลา', edition: '', year: '2569' }],
  // A bracket that tells no edition belongs to the subject, and so does a year within it.
  ['ว่าด้วยการลา (ชั่วคราว)', { subject: 'การลา (ชั่วคราว)', edition: '' }],
  ['ว่าด้วยแผน พ.ศ. 2569 ของสำนักงาน', { subject: 'แผน พ.ศ. 2569 ของสำนักงาน', edition: '' }],
  ['ว่าด้วย', { subject: 'ว่าด้วย', edition: '' }],
])('%s', (title, wanted) => expect(regulationName(title, before)).toEqual(wanted));
