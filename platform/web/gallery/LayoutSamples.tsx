import { Button } from '../action/Button.tsx';
import { Badge } from '../display/Badge.tsx';
import { DescriptionList } from '../display/DescriptionList.tsx';
import { Card } from '../layout/Card.tsx';
import { Disclosure } from '../layout/Disclosure.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { SplitView } from '../layout/SplitView.tsx';
import { Tabs } from '../layout/Tabs.tsx';
import { longText, names } from './texts.ts';
import { Sample } from './Sample.tsx';

/** Layout components. */
export function LayoutSamples() {
  return (
    <Sample title="การจัดวาง">
      <Tabs
        aria-label="มุมมอง"
        items={[
          { id: 'one', label: 'ทั้งหมด', count: 12, content: <p>{longText}</p> },
          { id: 'two', label: 'รอดำเนินการ', count: 3, content: <p>{names.join(', ')}</p> },
          { id: 'three', label: 'เสร็จแล้ว', content: <p>–</p> },
        ]}
      />
      <Disclosure title="แผงที่เปิดปิดได้" isOpenAtFirst aside={<Badge>5 รายการ</Badge>}>
        <p>{longText}</p>
      </Disclosure>
      <Disclosure title={longText}>
        <p>{names.join(', ')}</p>
      </Disclosure>
      <Card title="แผ่นข้อมูล" level={3} actions={<Button size="s">แก้ไข</Button>}>
        <p>{longText}</p>
      </Card>
      <SplitView
        mainLabel="กระดาษ"
        panelLabel="รายละเอียด"
        main={<div className="s-gallery-sheet">{longText}</div>}
        panel={
          <>
            <PageHeaderInPanel />
            <DescriptionList items={[{ term: 'ผู้ถือเรื่อง', value: names[0] }]} />
          </>
        }
        actions={
          <>
            <Button variant="primary">ลงนาม</Button>
            <Button>ส่งกลับ</Button>
          </>
        }
      />
    </Sample>
  );
}

function PageHeaderInPanel() {
  return (
    <PageHeader
      title="หัวเรื่องของหน้า"
      above="กลุ่มงาน"
      meta={<Badge tone="warning">รอลงนาม</Badge>}
      onBack={() => undefined}
    />
  );
}
