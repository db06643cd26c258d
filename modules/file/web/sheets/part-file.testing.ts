/** The smallest file that is built as the typesetter builds a part. */
export function partFile(): string {
  const description = '<xmpTPg:NPages>1</xmpTPg:NPages>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 4 0 R /Metadata 5 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /StructParents 0 >>',
    '<< /Type /StructTreeRoot /K [] /ParentTree << /Nums [0 []] >> /ParentTreeNextKey 1 >>',
    `<< /Type /Metadata /Length ${description.length} >>\nstream\n${description}\nendstream`,
  ];
  let body = '%PDF-1.7\n';
  const lines = objects.map((object, at) => {
    const offset = String(body.length).padStart(10, '0');
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const trailer = '<< /Size 6 /Root 1 0 R /ID [<01> <02>] >>';
  return `${body}xref\n0 6\n0000000000 65535 f \n${lines.join('')}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`;
}
