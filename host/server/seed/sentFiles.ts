const seconds = 12
/** A frame of MPEG 1, layer III, 32 kbit/s at 44.1 kHz, mono: its header, and nothing but silence. */
const frameHeader = [0xff, 0xfb, 0x10, 0xc0]
const frameBytes = 104
const samplesPerFrame = 1152
const samplesPerSecond = 44_100

/** A voice message nobody says anything in. */
export const voice = (): Buffer => {
  const frame = Buffer.alloc(frameBytes)
  frame.set(frameHeader)
  return Buffer.concat(
    Array.from({ length: Math.ceil((seconds * samplesPerSecond) / samplesPerFrame) }, () => frame),
  )
}

const lines = [
  "Nota fiscal do consumidor",
  "2 nhoque ao sugo   R$ 89,80",
  "Taxa de entrega     R$ 8,00",
  "Total               R$ 97,80",
]

/** A receipt of one page. */
export const receipt = (): Buffer => {
  const text = lines.map((line) => `(${line}) Tj 0 -20 Td`).join(" ")
  const content = `BT /F1 12 Tf 60 760 Td ${text} ET`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
  ]
  const offsets: Array<number> = []
  let file = "%PDF-1.4\n"
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, "latin1")
}
