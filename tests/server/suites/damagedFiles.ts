import { deflateSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { limits } from "../../../src/contract/limits.ts"
import { type Api, password } from "../api.ts"
import { type As, bytes, fileCalls } from "../fileCalls.ts"
import { redPage, smallPdf } from "../smallPdf.ts"
import { jpegWithPlace, pngOf, secretPlace } from "../../smallFiles.ts"
import { somebodyOf } from "../somebody.ts"

/** Files that break off, unpack to too much, tell too much, or are too many. */
export const damagedFileSuite = (api: () => Api) => {
  const { send, read, count } = fileCalls(api)
  const { company, clear, person, role } = somebodyOf(api)
  const staff = async (): Promise<As> => {
    const place = { application: 1, company: 1, franchise: 1 }
    const { email } = await person(place, [await role(place, "accessToAppOfferTabloids")])
    const { body } = await api().ask("POST", "/users/auth-admin", { body: { email, password } })
    return { token: body.accessToken as string }
  }
  let [ana, bia] = new Array<As>()
  const idOf = async (as: As) => Number((await api().ask("GET", "/acl/users/me", { as })).body.id)

  beforeAll(async () => {
    ana = await staff()
    bia = await staff()
  })
  afterAll(async () => {
    await api().rows(`delete from audit_lines where company_id = ${company(1)}`)
    await clear()
  })

  test("a photo is served without where it was taken, also one kept before that was removed", async () => {
    const photo = Buffer.from(jpegWithPlace(6))
    const { body } = await send(ana!, photo, "fachada.jpg", "image/jpeg")
    const kept = await read(ana!, body._id)
    expect([body.size, kept.content.includes(secretPlace)]).toEqual([kept.content.length, false])
    await api().rows(
      `update files set bytes = decode('${photo.toString("hex")}', 'hex') where id = ${body._id}`,
    )
    expect((await read(ana!, body._id)).content.equals(kept.content)).toBe(true)
  })

  test("a file that breaks off or unpacks to gigabytes is refused with a sentence before it is kept", async () => {
    const before = await count()
    const part = deflateSync(Buffer.alloc(limits.file.maxUnpackedBytes / 64 + 1))
    const bomb = smallPdf(Array.from({ length: 64 }, () => ({ ...redPage, deflated: part })))
    const wrong = [
      [bytes.png.subarray(0, 60), "foto.png", /^O arquivo está incompleto ou danificado/],
      [bytes.pdf.subarray(0, 12), "nota.pdf", /^O arquivo está incompleto ou danificado/],
      [Buffer.from(pngOf(40_000, 40_000)), "foto.png", /^O arquivo ocupa memória demais/],
      [bomb, "cardápio.pdf", /^O arquivo ocupa memória demais/],
    ] as const
    for (const [content, name, sentence] of wrong) {
      const { status, body } = await send(ana!, content, name)
      expect([name, status, body._tag]).toEqual([name, 422, "FileDamaged"])
      expect(body.message).toMatch(sentence)
    }
    expect(await count()).toBe(before)
  })

  test("whoever keeps sending files that no record names is stopped, and so is their company", async () => {
    const fill = async (as: As, megabytes: number, named: string) =>
      api().rows(
        `insert into files (name, type, size, uploaded_by, named_at)
         select 'x.png', 'image/png', 1048576, ${await idOf(as)}, ${named} from generate_series(1, ${megabytes})`,
      )
    const tried = async (as: As) => (await send(as, bytes.png, "foto.png")).body
    await fill(ana!, 50, "null")
    expect(await tried(ana!)).toMatchObject({ _tag: "FileQuotaReached", files: "unclaimed", of: "user" })
    expect((await tried(ana!)).message).toMatch(/^Já há 50 MB em arquivos enviados que nenhum registro usa/)
    expect((await tried(bia!)).type).toBe("image/png")
    await fill(bia!, 49, "null")
    await api().rows(
      `update files set size = 110000000 where id = (select max(id) from files where uploaded_by = ${await idOf(ana!)})`,
    )
    expect(await tried(bia!)).toMatchObject({ files: "unclaimed", of: "company" })
    await api().rows("delete from files where name = 'x.png'")
    await fill(ana!, 2048, "now()")
    expect(await tried(ana!)).toMatchObject({ _tag: "FileQuotaReached", files: "kept", of: "user" })
    expect((await tried(bia!)).type).toBe("image/png")
    await api().rows("delete from files where name = 'x.png'")
    expect((await tried(ana!)).type).toBe("image/png")
  })

  test("one user's slow PDFs leave a turn for others", async () => {
    const slow = smallPdf([
      { ...redPage, deflated: deflateSync(Buffer.from("0 0 300 400 re f\n".repeat(3000))) },
    ])
    const cut = (as: As, id: number) => api().ask("POST", `/files/${id}/pages`, { as, body: { page: 1 } })
    const slowId = (await send(ana!, slow, "lento.pdf")).body._id as number
    const quickId = (await send(bia!, smallPdf([redPage]), "rápido.pdf")).body._id as number
    const order: Array<string> = []
    const slowOnes = Array.from({ length: 3 }, () => cut(ana!, slowId).then(() => order.push("slow")))
    const quick = cut(bia!, quickId).then(({ status }) => order.push(`quick ${status}`))
    await Promise.all([...slowOnes, quick])
    expect(order.indexOf("quick 200")).toBeLessThan(2)
  })
}
