export const th = {
  draft: {
    toolbar: 'เครื่องมือหน้ากระดาษ',
    page: 'หน้า {page} จาก {total}',
    same: 'ตรงกับที่จะพิมพ์',
    zoomIn: 'ขยาย',
    zoomOut: 'ย่อ',
    print: 'พิมพ์ร่าง',
    stale: 'หน้ากระดาษยังไม่ตรงกับข้อความล่าสุด',
    region: 'หน้ากระดาษของร่าง',
  },
};
