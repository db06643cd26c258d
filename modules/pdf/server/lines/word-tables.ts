/* Words that decide where a line may not break. Custom of careful typists; no rule says it. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Short words that are taken for words beside one of the lexicon, where the segmenter sees none. */
export const smallWords = words(
  'การ ความ ผู้ ของ ใน ตาม จาก โดย ด้วย ที่ ซึ่ง และ หรือ กับ แก่ ต่อ เพื่อ ให้ เป็น มี จะ ต้อง ไม่ ได้ หาก ถ้า ว่า แต่ ทั้ง ทุก งาน ฝ่าย ผล รอง ขอ คณะ นี้ นั้น แล้ว ณ กรม กอง ร่าง แผน อยู่ ถึง แห่ง ทาง ไป มา กลาง ปี วัน คน เดือน บ้าน ยา ป่า ค่า นา สี ห้า สี่ เรือ รถ เมื่อ ชื่อ คือ ถือ ไฟ ใจ ใหม่ ใหญ่ ไทย น้ำ ทำ นำ คำ ดี ทั่ว เพราะ',
);

/** What these begin is one word: นักวิชาการ, ข้อเสนอ, รายชื่อ, ค่าจ้าง. */
export const prefixes = words('นัก ข้อ ราย ค่า');

/** Words before which a prefix is a word of its own. */
export const looseWords = words(
  'ที่ นี้ นั้น ของ ใด และ หรือ ใน ให้ ได้ แล้ว ต่อ จาก กับ เป็น จะ ไม่ ซึ่ง ตาม โดย มี ก็ จึง ว่า ดังกล่าว เพื่อ ทุก ไป มา ขึ้น ลง',
);

/** What is called by a place name, and the words with which such names begin: ตำบลบึงแก้ว. */
export const calledPlaces: readonly string[] = [
  ...words('ตำบล อำเภอ จังหวัด แขวง เขต เมือง นคร ลำน้ำ บ้าน หมู่บ้าน โรงพยาบาล โรงเรียน เทศบาล ส่วนตำบล วัด'),
];
export const placeBeginnings = words(
  'บึง หนอง โคก ดอน ภู ห้วย คลอง บาง ท่า เขา ปาก แม่ นา วัง โนน ดง เกาะ แหลม อ่าว ทุ่ง ป่า ควน ลำ สระ ศรี โพธิ์ เชียง เวียง ไทร',
);

export const months: readonly string[] = [
  ...words(
    'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
  ),
  // Of letters in English.
  ...words('January February March April May June July August September October November December'),
];

/** A number belongs to the label before it: ข้อ ๑๑, มาตรา ๑๙, ร้อยละ ๗. */
export const labels: readonly string[] = [
  ...words(
    'ข้อ มาตรา วรรค หมวด ที่ ชั้น หมู่ ร้อยละ เลข แบบ ภาค ซอย ห้อง สาย รหัส หมายเลข เลขหมาย โทร. โทรศัพท์ โทรสาร ต่อ ประจำปี พ.ศ. ค.ศ. ช่อง บริการ ภาคผนวก ตาราง รูป ภาพ ปี ช่วง กลุ่ม เล่ม หน้า ตอน บท ระดับ',
  ),
];

/** A number stays with what it counts: ๑๕ วัน, ๒๐๐ บาท. */
export const counted: readonly string[] = [
  ...words(
    'คำ วัน วันทำการ เดือน ปี บาท สตางค์ คน ราย รายการ ฉบับ เรื่อง ชุด แผ่น เล่ม หน้า เมตร กิโลเมตร เซนติเมตร มิลลิเมตร ตารางเมตร ตารางวา ลูกบาศก์เมตร กิโลกรัม กรัม ตัน ลิตร มิลลิลิตร ไร่ งาน วา ชั่วโมง นาที วินาที สัปดาห์ ครั้ง แห่ง หลัง ห้อง คัน ลำ เครื่อง ตัว ต้น สาย จุด ข้อ คะแนน ครัวเรือน หลังคาเรือน หมู่บ้าน ตำบล อำเภอ จังหวัด โครงการ อัตรา ตำแหน่ง ท่าน รูป นาย หน่วย ชิ้น อัน ด้าม ม้วน กล่อง ถุง ขวด รีม โหล ลูก ใบ บาน ท่อน เส้น มัด โรง แปลง โรงเรียน เท่า งวด ไตรมาส ล้าน ล้านบาท แสน หมื่น พัน ร้อย เปอร์เซ็นต์ องศา น. กม. ตร.ม. กก. ซม. มม. ลบ.ม. ศูนย์ ทุน กลุ่ม องค์ ประการ ด้าน ระยะ วาระ เสียง หุ้น ปาก ซอง แฟ้ม ตู้ โต๊ะ เตียง ราง คู่ นัด กิโลวัตต์ เมกะวัตต์ วัตต์ โวลต์ เมกะไบต์ กิกะไบต์ โดส เข็ม เม็ด ซีซี ตัวอย่าง สาขา รุ่น หลักสูตร หน่วยกิต ภาคเรียน',
  ),
];

/** Titles: the first name follows without a blank, the surname after one. */
export const titles = words(
  'นางสาว นาย นาง เด็กชาย เด็กหญิง พลเอก พลโท พลตรี พันเอก พันโท พันตรี ร้อยเอก ร้อยโท ร้อยตรี พลตำรวจเอก พลตำรวจโท พลตำรวจตรี พันตำรวจเอก พันตำรวจโท พันตำรวจตรี ร้อยตำรวจเอก ร้อยตำรวจโท ร้อยตำรวจตรี ดาบตำรวจ จ่าสิบเอก สิบเอก ว่าที่ร้อยตรี นายแพทย์ แพทย์หญิง ดร. หม่อมหลวง หม่อมราชวงศ์',
);

/** A word of these begins after a first name that has no surname behind it. */
export const afterNames = /^(?:และ|หรือ|ให้|ได้|ณ|จึง|ที่|ตำแหน่ง|เป็น|ใน|ซึ่ง|โดย|แล้ว|ไว้|เพื่อ|ตาม)/u;
