import { afterAll, beforeAll, expect, test } from "vitest"
import { fileOwners } from "../../../host/server/composition/fileOwners.ts"
import { sweepFiles } from "../../../host/server/files/sweepFiles.ts"
import { described } from "../../../host/server/db/described/described.ts"
import { type Api, password } from "../api.ts"
import { type As, bytes, fileCalls } from "../fileCalls.ts"
import { passwordTrailer, redPage, smallPdf } from "../smallPdf.ts"
import { somebodyOf } from "../somebody.ts"

/** Returns the offset of a JPEG's width and height: its first frame header. */
const sizeOf = (jpeg: Buffer) => {
  const at = jpeg.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[index + 1]!))
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
}

/** PDFs of tabloids, and the pictures of their pages. */
export const pdfPageSuite = (api: () => Api) => {
  const { send, read, count } = fileCalls(api)
  const { clear, person, role } = somebodyOf(api)
  const staff = async (...names: ReadonlyArray<string>): Promise<As> => {
    const place = { application: 1, company: 1, franchise: 1 }
    const { email } = await person(place, [await role(place, ...names)])
    const { body } = await api().ask("POST", "/users/auth-admin", { body: { email, password } })
    return { token: body.accessToken as string }
  }
  let [ana, bia, closed] = new Array<As>()

  beforeAll(async () => {
    ana = await staff("accessToAppOfferTabloids")
    bia = await staff("accessToAppOfferTabloids")
    closed = await staff("accessToCart")
  })
  afterAll(async () => {
    await api().rows("delete from audit_lines where list = 'offerTabloids'")
    await clear()
  })

  const counted = (as: As, id: number) => api().ask("GET", `/files/${id}/pages`, { as })
  const cut = (as: As, id: number, page: number) =>
    api().ask("POST", `/files/${id}/pages`, { as, body: { page } })
  const sent = async (as: As, pdf: Buffer) => (await send(as, pdf, "Ofertas.pdf")).body._id as number

  test("the pages of a PDF become pictures, each as long as a page may be, and nothing more than pictures", async () => {
    const id = await sent(ana!, smallPdf([redPage, { ...redPage, width: 800, color: "0 0 1" }]))
    expect((await counted(ana!, id)).body).toEqual({ pages: 2 })
    const pages = [await cut(ana!, id, 1), await cut(ana!, id, 2)]
    expect(pages.map(({ body }) => [body.label, body.type])).toEqual([
      ["Ofertas 1.jpg", "image/jpeg"],
      ["Ofertas 2.jpg", "image/jpeg"],
    ])
    const [first, second] = await Promise.all(pages.map(({ body }) => read(ana!, body._id)))
    expect([sizeOf(first!.content), sizeOf(second!.content)]).toEqual([
      [1500, 2000],
      [2000, 1000],
    ])
    expect(first!.headers.get("content-type")).toBe("image/jpeg")
    expect(first!.headers.get("content-disposition")).toMatch(/^attachment;/)
    const whole = await read(ana!, id)
    expect(whole.headers.get("content-disposition")).toMatch(/^attachment;/)
    expect(whole.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox")
  })

  test("a PDF that is broken, locked, empty, too long or too large is refused in a sentence, and leaves no picture", async () => {
    const refused = [
      [bytes.pdf, "BROKEN", /danificado/],
      [Buffer.concat([smallPdf([redPage]).subarray(0, 200), Buffer.from("%%EOF")]), "BROKEN", /danificado/],
      [smallPdf([redPage], passwordTrailer), "LOCKED", /senha/],
      [smallPdf([]), "EMPTY", /não tem páginas/],
      [smallPdf(Array.from({ length: 41 }, () => redPage)), "LONG", /mais de 40 páginas/],
      [smallPdf([redPage, { ...redPage, height: 20_000 }]), "HUGE", /maior do que 5 metros/],
    ] as const
    const told = ({ status, body }: Awaited<ReturnType<typeof cut>>) => [status, body._tag, body.reason]
    for (const [pdf, reason, sentence] of refused) {
      const id = await sent(ana!, pdf)
      const before = await count()
      const answer = await cut(ana!, id, 1)
      expect(told(answer)).toEqual([422, "PdfRefused", reason])
      expect(answer.body.message).toMatch(sentence)
      expect(await count()).toBe(before)
    }
    const long = await sent(ana!, refused[4][0])
    expect(told(await counted(ana!, long))).toEqual([422, "PdfRefused", "LONG"])
    const picture = await sent(ana!, bytes.png)
    expect((await counted(ana!, picture)).body._tag).toBe("FileTypeRefused")
    expect((await cut(ana!, await sent(ana!, smallPdf([redPage])), 2)).status).toBe(422)
  })

  test("nobody cuts a PDF of others, or without the permission to keep tabloids", async () => {
    const id = await sent(ana!, smallPdf([redPage]))
    const before = await count()
    expect((await cut(bia!, id, 1)).status).toBe(404)
    expect((await counted(closed!, id)).status).toBe(403)
    expect((await cut(closed!, await sent(closed!, smallPdf([redPage])), 1)).status).toBe(403)
    expect((await cut({ token: "none.at.all" }, id, 1)).status).toBe(401)
    expect((await cut(ana!, id, 0)).status).toBe(400)
    expect(await count()).toBe(before + 1)
  })

  test("pages that were cut and that no tabloid names are gone after a day, with their PDF", async () => {
    const id = await sent(ana!, smallPdf([redPage]))
    const page = (await cut(ana!, id, 1)).body._id as number
    await api().rows(`update files set created_at = now() - interval '25 hours' where id in (${id}, ${page})`)
    await sweepFiles(api().server.store!.db, { owners: fileOwners(described), store: undefined })
    expect([(await read(ana!, id)).status, (await read(ana!, page)).status]).toEqual([404, 404])
  })
}
