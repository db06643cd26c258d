import { Bell, Pencil, Plus, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../action/Button.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { LinkButton } from '../action/LinkButton.tsx';
import { Sample, SampleRow } from './Sample.tsx';

const variants = [
  ['primary', 'บันทึก'],
  ['quiet', 'ดูรายละเอียด'],
  ['danger', 'ลบรายการ'],
  ['ghost', 'ล้างตัวกรอง'],
] as const;

/** Buttons and links. */
export function ActionSamples() {
  const [isOn, setOn] = useState(true);
  return (
    <Sample title="ปุ่มและลิงก์">
      {(['m', 's', 'l'] as const).map((size) => (
        <SampleRow key={size}>
          {variants.map(([variant, label]) => (
            <Button key={variant} variant={variant} size={size}>
              {label}
            </Button>
          ))}
          <Button variant="primary" size={size} icon={<Plus size={18} />}>
            เพิ่มรายการ
          </Button>
        </SampleRow>
      ))}
      <SampleRow>
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant} isDisabled>
            {label}
          </Button>
        ))}
        <Button variant="primary" isPending>
          กำลังบันทึก
        </Button>
        <Button isPending>กำลังโหลด</Button>
      </SampleRow>
      <SampleRow>
        <IconButton aria-label="แก้ไข">
          <Pencil size={18} />
        </IconButton>
        <IconButton aria-label="พิมพ์" isOn={isOn} onPress={() => setOn(!isOn)}>
          <Printer size={18} />
        </IconButton>
        <IconButton aria-label="ลบ" isDisabled>
          <Trash2 size={18} />
        </IconButton>
        <IconButton aria-label="การแจ้งเตือน 5 รายการ" count={5}>
          <Bell size={20} />
        </IconButton>
        <IconButton aria-label="การแจ้งเตือน 128 รายการ" count={128}>
          <Bell size={20} />
        </IconButton>
        <LinkButton href="#link">ลิงก์ในข้อความ</LinkButton>
        <LinkButton href="#link" variant="quiet">
          ลิงก์แบบปุ่ม
        </LinkButton>
      </SampleRow>
      <Button variant="primary" isWide>
        ปุ่มเต็มความกว้าง
      </Button>
    </Sample>
  );
}
