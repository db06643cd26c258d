/** Words of what the form of registering asks; th is the source, en must have the same keys. */
export const th = { needed: 'กรุณากรอก “{field}” ตามที่หน่วยงานกำหนด' };
