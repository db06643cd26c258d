import { Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../action/Button.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { TextField } from '../field/TextField.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { useDialogs } from '../overlay/dialogs.ts';
import { Menu } from '../overlay/Menu.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { useToasts } from '../overlay/toasts.ts';
import { PublicButton } from '../public/PublicButton.tsx';
import { PublicDialog } from '../public/PublicDialog.tsx';
import { longText } from './texts.ts';
import { Sample, SampleRow } from './Sample.tsx';

const sizes = ['s', 'm', 'l', 'full'] as const;
type Size = (typeof sizes)[number];
const tones = ['info', 'success', 'warning', 'danger'] as const;

/** Components shown above the page. */
export function OverlaySamples() {
  const [size, setSize] = useState<Size | null>(null);
  const [isPublic, setPublic] = useState(false);
  return (
    <Sample title="หน้าต่างและข้อความแจ้ง">
      <SampleRow>
        {sizes.map((one) => (
          <Button key={one} onPress={() => setSize(one)}>{`หน้าต่าง ${one}`}</Button>
        ))}
        <Button onPress={() => setPublic(true)}>หน้าต่างแบบเบา</Button>
        <MenuSample />
        <Popover aria-label="แผงเล็ก" trigger={<Button>แผงเล็ก</Button>}>
          <p>{longText}</p>
        </Popover>
      </SampleRow>
      <MessageSamples />
      <DialogSample size={size} onClose={() => setSize(null)} />
      <PublicDialog
        title="หน้าต่างแบบเบา"
        isOpen={isPublic}
        onClose={() => setPublic(false)}
        footer={
          <PublicButton variant="primary" onPress={() => setPublic(false)}>
            ตกลง
          </PublicButton>
        }
      >
        <p>{longText}</p>
      </PublicDialog>
    </Sample>
  );
}

function MenuSample() {
  return (
    <Menu
      aria-label="คำสั่งเพิ่มเติม"
      trigger={
        <IconButton aria-label="คำสั่งเพิ่มเติม">
          <EllipsisVertical size={20} />
        </IconButton>
      }
      entries={[
        { id: 'copy', label: 'คัดลอก', icon: <Copy size={18} />, shortcut: 'Alt+C' },
        { id: 'off', label: 'ทำไม่ได้ตอนนี้', isDisabled: true },
        { id: 'remove', label: 'ลบ', icon: <Trash2 size={18} />, isDanger: true },
      ]}
    />
  );
}

/** Messages that pass, and questions that wait for an answer. */
function MessageSamples() {
  const dialogs = useDialogs();
  const toasts = useToasts();
  return (
    <SampleRow>
      {tones.map((tone) => (
        <Button
          key={tone}
          onPress={() => toasts.show({ title: 'บันทึกแล้ว', text: longText, tone })}
        >{`ข้อความ ${tone}`}</Button>
      ))}
      {tones.map((tone) => (
        <Button
          key={tone}
          onPress={() => void dialogs.confirm({ tone, title: 'ยืนยันการทำรายการ', text: longText })}
        >{`ถาม ${tone}`}</Button>
      ))}
      <Button
        onPress={() => void dialogs.alert({ tone: 'success', title: 'สำเร็จ', timeoutMs: 2500 })}
      >
        แจ้งแล้วปิดเอง
      </Button>
    </SampleRow>
  );
}

interface DialogSampleProps {
  /** Null while it is closed. */
  readonly size: Size | null;
  readonly onClose: () => void;
}

function DialogSample({ size, onClose }: DialogSampleProps) {
  const [name, setName] = useState('');
  return (
    <Dialog
      title="ชื่อหน้าต่าง"
      isOpen={size !== null}
      size={size ?? 'm'}
      onClose={onClose}
      isGuarded
      footer={
        <>
          <Button onPress={onClose}>ยกเลิก</Button>
          <Button variant="primary" onPress={onClose}>
            บันทึก
          </Button>
        </>
      }
    >
      <TextField label="ชื่อ" autoFocus value={name} onChange={setName} />
      <p>{longText.repeat(4)}</p>
    </Dialog>
  );
}
