import { useState } from 'react';
import { Badge } from '../display/Badge.tsx';
import { Table } from '../display/Table.tsx';
import type { TableColumn, TableSort } from '../display/table-shape.ts';
import { useToasts } from '../overlay/toasts.ts';
import { ApiError } from '../api/api-error.ts';
import { longText, names, unbrokenText } from './texts.ts';
import { Sample } from './Sample.tsx';

interface SampleItem {
  readonly id: string;
  readonly number: string;
  readonly subject: string;
  readonly person: string;
  readonly isUrgent: boolean;
  readonly isRead: boolean;
}

const items: readonly SampleItem[] = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  number: index === 3 ? unbrokenText : `กค 0402.5/ว ${1200 + index}`,
  subject: index % 2 === 0 ? longText : 'แจ้งกำหนดการประชุมประจำเดือน',
  person: names[index % names.length] ?? names[0],
  isUrgent: index === 1,
  isRead: index > 1,
}));

const columns: readonly TableColumn<SampleItem>[] = [
  { id: 'number', label: 'เลขที่', sortedAs: 'text', width: '11rem', render: (row) => row.number },
  {
    id: 'subject',
    label: 'ชื่อรายการ',
    role: 'title',
    sortedAs: 'text',
    render: (row) => (
      <span className="s-clamp" title={row.subject}>
        {row.subject}
      </span>
    ),
  },
  { id: 'person', label: 'ผู้รับผิดชอบ', width: '14rem', render: (row) => row.person },
  {
    id: 'speed',
    label: 'ความเร็ว',
    role: 'badge',
    width: '7rem',
    render: (row) =>
      row.isUrgent ? <Badge tone="danger">ด่วนที่สุด</Badge> : <Badge tone="success">ปกติ</Badge>,
  },
];

const failure = new ApiError({
  code: 'platform.internal',
  params: {},
  message: '',
  status: 500,
  requestId: 'a1b2c3d4',
  body: {},
});

/** The table: with rows, loading, failed, empty. */
export function TableSamples() {
  const [page, setPage] = useState(2);
  const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'ascending' });
  const toasts = useToasts();
  const usual = {
    columns,
    rowId: (row: SampleItem) => row.id,
    rowName: (row: SampleItem) => row.subject,
  };
  return (
    <Sample title="ตาราง">
      <Table
        {...usual}
        aria-label="ตัวอย่างตาราง"
        rows={items}
        sort={sort}
        onSort={setSort}
        page={{ page, pageSize: 5, total: 128 }}
        onPage={setPage}
        isUnread={(row) => !row.isRead}
        onRowAction={(row) => toasts.show({ title: 'เปิดรายการ', text: row.subject })}
        hasRowKeys
      />
      <Table
        {...usual}
        aria-label="กำลังโหลดใหม่"
        rows={items.slice(0, 1)}
        isLoading
        page={{ page: 1, pageSize: 5, total: 1 }}
        onPage={setPage}
      />
      <Table {...usual} aria-label="กำลังโหลด" rows={undefined} isLoading />
      <Table
        {...usual}
        aria-label="ล้มเหลว"
        rows={undefined}
        error={failure}
        onRetry={() => undefined}
      />
      <Table
        {...usual}
        aria-label="ว่าง"
        rows={[]}
        empty={{
          none: { title: 'ไม่มีเรื่องรอดำเนินการ', text: 'เมื่อมีเรื่องส่งถึงท่าน จะแสดงที่นี่ทันที' },
          filter: null,
        }}
      />
      <Table
        {...usual}
        aria-label="ไม่พบ"
        rows={[]}
        empty={{
          none: { title: 'ไม่มีเรื่องรอดำเนินการ' },
          filter: { isSet: true, onClear: () => toasts.show({ title: 'ล้างตัวกรอง' }) },
        }}
      />
    </Sample>
  );
}
