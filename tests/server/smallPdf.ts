interface Page {
  /** In points. */
  readonly width: number
  readonly height: number
  /** Fill color of the whole page: red, green and blue from 0 to 1. */
  readonly color: string
  /** Compressed content painted instead. */
  readonly deflated?: Buffer
}

/** A page of a leaflet. */
export const redPage: Page = { width: 300, height: 400, color: "1 0 0" }

const objectsOf = (pages: ReadonlyArray<Page>): ReadonlyArray<string> => [
  "<< /Type /Catalog /Pages 2 0 R >>",
  `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${3 + at * 2} 0 R`).join(" ")}] >>`,
  ...pages.flatMap(({ width, height, color, deflated }, at) => {
    const painted = deflated?.toString("latin1") ?? `${color} rg 0 0 ${width} ${height} re f`
    const filter = deflated ? "/Filter /FlateDecode " : ""
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${4 + at * 2} 0 R /Resources << >> >>`,
      `<< ${filter}/Length ${painted.length} >>\nstream\n${painted}\nendstream`,
    ]
  }),
]

/** A PDF whose pages are one color each; `trailer` adds entries to how it ends. */
export const smallPdf = (pages: ReadonlyArray<Page>, trailer = ""): Buffer => {
  const objects = objectsOf(pages)
  const offsets: Array<string> = []
  let text = "%PDF-1.4\n"
  for (const [at, object] of objects.entries()) {
    offsets.push(`${String(text.length).padStart(10, "0")} 00000 n \n`)
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end, "latin1")
}

/** Trailer of a PDF that asks for a password. */
export const passwordTrailer = `/ID [<${"00".repeat(16)}> <${"00".repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`
