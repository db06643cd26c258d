/*
 * The library writes no named style. Excel then makes one, and strict readers warn of it ("Workbook
 * contains no default style"): each file has the style Normal, and all formats of cells are based on it.
 * They are defined by ECMA-376 part 1, 18.8.9 (cellStyleXfs) and 18.8.8 (cellStyles).
 */
const base =
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>';
const named =
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>';

/** @throws where the library writes its styles in another way: the file would have no such style */
export function withDefaultStyle(xml: string): string {
  const [head = '', formats = '', ...others] = xml.split(/(?=<cellXfs |<\/cellXfs>)/);
  const [end = '', ...more] = others;
  if (!formats.startsWith('<cellXfs ') || more.length > 0) {
    throw new Error('the styles of the Excel file are not as expected');
  }
  const based = formats.replaceAll('<xf ', '<xf xfId="0" ');
  return `${head}${base}${based}${end.replace('</cellXfs>', `</cellXfs>${named}`)}`;
}

/** Gives the file of the library its default style. */
export const defaultStyle = {
  files: { transform: { 'xl/styles.xml': { transform: withDefaultStyle } } },
};
