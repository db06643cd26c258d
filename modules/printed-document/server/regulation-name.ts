/** The parts of the name of a regulation or rule, each of which has a row of its own on paper. */
export interface RegulationName {
  readonly subject: string;
  /** `ฉบับที่ 2`; empty for the first. */
  readonly edition: string;
  /** Absent where the name has none: it is then that of its day. */
  readonly year?: string;
}

const nameForm =
  /^(?:ว่าด้วย)?\s*(?<subject>.*?)\s*(?:\((?<edition>ฉบับที่\s*[0-9๐-๙]+)\))?\s*(?:พ\.\s?ศ\.\s*(?<year>[0-9๐-๙]{4}))?$/su;

/**
 * Takes the title of a regulation apart: `ว่าด้วยการลา (ฉบับที่ 2) พ.ศ. 2569`.
 *
 * @param before what stands in the row above, `ระเบียบ` with the agency; not repeated where the title has it
 */
export function regulationName(title: string, before: string): RegulationName {
  const own = (title.startsWith(before) ? title.slice(before.length) : title).trim();
  const { subject = '', edition = '', year } = nameForm.exec(own)?.groups ?? {};
  if (subject === '') return { subject: own, edition: '' };
  return { subject, edition, ...(year === undefined ? {} : { year }) };
}
