const objectsOf = (content: string): readonly string[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]

/** A PDF of one page with one line of plain ASCII text, without parentheses. */
export const offerPdf = (text: string): Buffer => {
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objectsOf(`BT /F1 18 Tf 72 770 Td (${text}) Tj ET`).entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = offsets.length + 1
  const start = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
