import { FileUpload } from '../field/FileUpload.tsx';
import { fileRefusal } from '../field/file-refusal.ts';
import type { UploadItem } from '../field/upload-item.ts';
import { useUploads } from '../field/use-uploads.ts';
import type { UploadOptions } from '../api/upload.ts';
import { longText } from './texts.ts';
import { Sample } from './Sample.tsx';

const limits = { accept: ['.pdf', '.docx', '.xlsx'], maxBytes: 20 * 1024 * 1024 };
const size = 3_500_000;
const fixed: readonly UploadItem[] = [
  { id: '1', name: 'รายงานการประชุม.pdf', sizeBytes: size, state: 'done', sentBytes: size },
  { id: '2', name: 'แผนปฏิบัติการ.docx', sizeBytes: size, state: 'sending', sentBytes: 1_500_000 },
  { id: '3', name: 'งบประมาณ.xlsx', sizeBytes: size, state: 'sending', sentBytes: size },
  { id: '4', name: 'ภาพถ่าย.pdf', sizeBytes: size, state: 'waiting', sentBytes: 0 },
  {
    id: '5',
    name: `${longText}.pdf`,
    sizeBytes: 1_073_741_824,
    state: 'refused',
    sentBytes: 0,
    error: 'ไฟล์นี้มีขนาด 1 GB เกินกำหนด 20 MB',
  },
  {
    id: '6',
    name: 'บัญชีรายชื่อ.xlsx',
    sizeBytes: size,
    state: 'failed',
    sentBytes: 0,
    error: 'ติดต่อเครื่องแม่ข่ายไม่ได้ กรุณาตรวจสอบเครือข่ายแล้วลองใหม่',
  },
];

async function pretend(file: File, { onProgress, signal }: UploadOptions): Promise<string> {
  for (let share = 0; share <= 10; share++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    signal?.throwIfAborted();
    onProgress?.({ sentBytes: (file.size * share) / 10, totalBytes: file.size });
  }
  return file.name;
}

/** Files that are being uploaded. */
export function UploadSamples() {
  const live = useUploads(pretend, (file) => fileRefusal(file, limits));
  const nothing = () => undefined;
  return (
    <Sample title="แนบไฟล์">
      <FileUpload
        label="ลองแนบไฟล์"
        isMultiple
        {...limits}
        items={live.items}
        onAdd={live.add}
        onRemove={live.remove}
        onRetry={live.retry}
      />
      <FileUpload
        label="ทุกสถานะ"
        isRequired
        isMultiple
        error="กรุณาแนบไฟล์อย่างน้อยหนึ่งไฟล์"
        items={fixed}
        onAdd={nothing}
        onRemove={nothing}
        onRetry={nothing}
      />
    </Sample>
  );
}
