import { Check, Clock } from 'lucide-react';
import { Avatar } from '../display/Avatar.tsx';
import { Badge } from '../display/Badge.tsx';
import type { Tone } from '../display/Badge.tsx';
import { DescriptionList } from '../display/DescriptionList.tsx';
import { EmptyState } from '../display/EmptyState.tsx';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { Progress } from '../display/Progress.tsx';
import { Skeleton } from '../display/Skeleton.tsx';
import { Spinner } from '../display/Spinner.tsx';
import { Timeline } from '../display/Timeline.tsx';
import type { TimelineEntry } from '../display/Timeline.tsx';
import { Button } from '../action/Button.tsx';
import { networkError } from '../api/api-error.ts';
import { longText, names, unbrokenText } from './texts.ts';
import { Sample, SampleRow } from './Sample.tsx';

const tones: readonly (readonly [Tone, string])[] = [
  ['neutral', 'ร่าง'],
  ['info', 'ลงนามแล้ว'],
  ['success', 'ปกติ'],
  ['warning', 'รอลงนาม'],
  ['danger', 'ด่วนที่สุด'],
];

const history: readonly TimelineEntry[] = [
  {
    id: '1',
    who: `${names[0]} ผู้อำนวยการกอง`,
    when: '21/11/2569 09:30',
    what: 'สั่งการ',
    note: longText,
    tone: 'info',
  },
  {
    id: '2',
    who: names[1],
    when: 'วันนี้',
    what: 'รับเรื่อง',
    tone: 'success',
    icon: <Check size={14} />,
  },
  { id: '3', who: names[2], when: '3 วันที่แล้ว', what: 'ส่งกลับ', tone: 'danger' },
];

/** Components that show data. */
export function DataSamples() {
  return (
    <Sample title="การแสดงข้อมูล">
      <SampleRow>
        {tones.map(([tone, label]) => (
          <Badge key={tone} tone={tone}>
            {label}
          </Badge>
        ))}
        {tones.map(([tone, label]) => (
          <Badge key={tone} tone={tone} isStrong icon={<Clock size={14} />}>
            {label}
          </Badge>
        ))}
      </SampleRow>
      <SampleRow>
        <Avatar name={names[0]} size="s" />
        <Avatar name={names[1]} />
        <Avatar name={names[2]} size="l" />
        <Avatar name="" />
        <Avatar name="เอกชัย ใจดี" src="missing.png" />
        <Spinner label="กำลังโหลด" />
      </SampleRow>
      <Progress label="กำลังส่ง" value={0.42} text="ส่งแล้ว 4.2 MB จาก 10 MB (42%)" />
      <Progress label="กำลังเตรียมเอกสาร" value={null} />
      <DescriptionList
        items={[
          { term: 'เลขที่', value: unbrokenText },
          { term: 'ผู้รับผิดชอบ', value: names[0] },
          { term: 'ครบกำหนด', value: null },
          { term: 'เรื่อง', value: longText, isLong: true },
        ]}
      />
      <Timeline aria-label="ประวัติ" entries={history} />
      <ErrorSummary error={networkError()} onRetry={() => undefined} />
      <ErrorSummary error="กรุณาตรวจสอบช่องที่มีเครื่องหมายสีแดง แล้วบันทึกอีกครั้ง" />
      <Skeleton isImmediate />
      <EmptyState
        title="ยังไม่มีแฟ้ม"
        text="สร้างแฟ้มเพื่อเก็บเรื่องที่เสร็จแล้ว"
        action={<Button variant="primary">สร้างแฟ้ม</Button>}
      />
    </Sample>
  );
}
