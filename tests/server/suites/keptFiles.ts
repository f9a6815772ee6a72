import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { described } from "../../../host/server/db/described/described.ts"
import { fileOwners } from "../../../host/server/composition/fileOwners.ts"
import { sweepFiles } from "../../../host/server/files/sweepFiles.ts"
import { type Api, password, sibling } from "../api.ts"
import { type As, bytes, fileCalls } from "../fileCalls.ts"
import { somebodyOf } from "../somebody.ts"

/** Files people send, and who gets them back. */
export const keptFileSuite = (api: () => Api) => {
  const { bearer, post, send, read, count } = fileCalls(api)
  const { company, clear, person, role } = somebodyOf(api)
  const tokenOf = async ({ email }: { readonly email: string }): Promise<As> => {
    const { body } = await api().ask("POST", "/users/auth-admin", { body: { email, password } })
    return { token: body.accessToken as string }
  }
  const staff = async (at: { company: number; franchise: number }, ...names: ReadonlyArray<string>) => {
    const place = { application: 1, ...at }
    return tokenOf(await person(place, [await role(place, ...names)]))
  }
  const here = { company: 1, franchise: 1 }
  const aisles = "accessToDepartmentDepartment"
  let [ana, bia, foreign, closed] = new Array<As>()

  beforeAll(async () => {
    ana = await staff(here, aisles)
    bia = await staff(here, aisles)
    foreign = await staff({ company: 2, franchise: 2 }, aisles)
    closed = await staff(here, "accessToCart")
  })
  afterAll(async () => {
    await api().rows(`delete from departments where company_id in (${company(1)}, ${company(2)})`)
    await api().rows(`delete from audit_lines where company_id in (${company(1)}, ${company(2)})`)
    await clear()
  })

  const department = (as: As, image: number, more: object = {}) =>
    api().ask("POST", "/department", {
      as,
      body: { name: "Padaria", kind: "PRODUCT", isActive: true, image, ...more },
    })

  test("somebody sends a picture and gets it back, as nothing but a picture", async () => {
    const sent = await send(ana!, bytes.png, "../../fachada à noite.png")
    expect([sent.status, sent.body]).toEqual([
      200,
      { _id: expect.any(Number), label: "fachada à noite.png", type: "image/png", size: bytes.png.length },
    ])
    const { status, headers, content } = await read(ana!, sent.body._id)
    expect([status, content.equals(bytes.png)]).toEqual([200, true])
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": `attachment; filename="fachada a noite.png"; filename*=UTF-8''fachada%20%C3%A0%20noite.png`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=300",
      vary: "Origin, Authorization, Company",
    })
  })

  test("a document is downloaded, not shown", async () => {
    const { body } = await send(ana!, bytes.pdf, "contrato.pdf")
    const { headers } = await read(ana!, body._id)
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="contrato\.pdf"/)
  })

  test("a file counts as what its bytes are, whatever its name and its sender say", async () => {
    const lying = await send(ana!, bytes.pdf, "foto.png", "image/png")
    expect(lying.body).toMatchObject({ label: "foto.png.pdf", type: "application/pdf" })
    const before = await count()
    for (const kind of ["html", "svg"] as const) {
      const { status, body } = await send(ana!, bytes[kind], "foto.png", "image/png")
      expect([kind, status, body._tag]).toEqual([kind, 422, "FileTypeRefused"])
      expect(body.message).toMatch(/^Este tipo de arquivo não é aceito/)
    }
    expect((await send(ana!, Buffer.alloc(0), "vazio.png")).status).toBe(422)
    expect(await count()).toBe(before)
  })

  test("a file of 5 MB is taken, and one byte more is refused in a sentence", async () => {
    const most = Buffer.concat([bytes.png, Buffer.alloc(5_242_880 - bytes.png.length)])
    expect((await send(ana!, most, "grande.png")).status).toBe(200)
    const before = await count()
    const { status, body } = await send(ana!, Buffer.concat([most, Buffer.alloc(1)]), "maior.png")
    expect([status, body.code, body.message]).toEqual([
      413,
      "file_too_large",
      "O arquivo é grande demais: o máximo são 5 MB.",
    ])
    expect(await count()).toBe(before)
  })

  test("anything but one file in a form is refused on its field", async () => {
    const before = await count()
    const two = new FormData()
    two.append("file", new File([new Uint8Array(bytes.png)], "um.png"))
    two.append("file", new File([new Uint8Array(bytes.png)], "dois.png"))
    const text = new FormData()
    text.append("file", "um texto")
    for (const form of [text, two, new FormData()]) {
      const { status, body } = await post(ana!, form)
      expect([status, body._tag, body.issues?.[0].path]).toEqual([400, "BadRequest", "body.file"])
    }
    const json = await api().ask("POST", "/files", { as: "root", body: { file: "um.png" } })
    expect([json.status, json.body.issues[0].path]).toEqual([400, "body.file"])
    expect(await count()).toBe(before)
  })

  test("whoever is not signed in sends and reads nothing", async () => {
    const { body } = await send(ana!, bytes.png, "foto.png")
    const nobody = { token: "none.at.all" }
    expect((await send(nobody, bytes.png, "foto.png")).status).toBe(401)
    expect((await read(nobody, body._id)).status).toBe(401)
  })

  test("files that are cut off leave nothing, and keep nobody from sending others", async () => {
    const before = await count()
    const { port } = new URL(api().server.address)
    const token = await bearer(ana!)
    const head = [
      "POST /files HTTP/1.1",
      "host: localhost",
      `authorization: ${token}`,
      "content-type: multipart/form-data; boundary=cut",
      "content-length: 100000",
      "",
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="foto.png"',
      "content-type: image/png",
      "",
      bytes.png.toString("latin1"),
    ].join("\r\n")
    // Two are received at once, so the others are gone before their turn.
    const cut = () =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), "127.0.0.1", () => {
          socket.write(head, "latin1", () => setTimeout(() => resolve(void socket.destroy()), 50))
        })
      })
    await Promise.all([cut(), cut(), cut(), cut()])
    for (const name of ["um.png", "dois.png", "tres.png"])
      expect((await send(ana!, bytes.png, name)).status).toBe(200)
    expect(await count()).toBe(before + 3)
  })

  test("a file is its uploader's alone until a record names it, then of those the record is open to", async () => {
    const { body } = await send(ana!, bytes.png, "padaria.png")
    const seen = async () =>
      Promise.all(
        [ana!, bia!, foreign!, closed!, "root" as const].map(async (as) => (await read(as, body._id)).status),
      )
    expect(await seen()).toEqual([200, 404, 404, 404, 404])

    const made = await department(ana!, body._id)
    expect([made.status, made.body.image]).toEqual([200, { _id: body._id, label: "padaria.png" }])
    expect(await seen()).toEqual([200, 200, 404, 404, 200])

    const freed = await api().ask("PUT", `/department/${made.body._id}`, {
      as: bia!,
      body: { image: null, version: made.body.version },
    })
    expect(freed.status).toBe(200)
    expect(await seen()).toEqual([200, 404, 404, 404, 404])
  })

  test("nobody names a file of others, a document as a picture, or one that is not there", async () => {
    const picture = (await send(ana!, bytes.png, "foto.png")).body._id as number
    const document = (await send(ana!, bytes.pdf, "nota.pdf")).body._id as number
    for (const [as, id] of [
      [foreign!, picture],
      [bia!, picture],
      [ana!, document],
      [ana!, 999_999],
    ] as const) {
      const { status, body } = await department(as, id)
      expect([status, body._tag, body.field]).toEqual([422, "UnknownReference", "image"])
    }
    const made = await department(ana!, picture)
    const kept = { name: "Confeitaria", image: picture, version: made.body.version }
    expect((await api().ask("PUT", `/department/${made.body._id}`, { as: bia!, body: kept })).status).toBe(
      200,
    )
  })

  test("a file no record has named for a day is swept, and no other", async () => {
    const [orphan, used, fresh] = await Promise.all(
      ["orfao.png", "usado.png", "novo.png"].map(
        async (name) => (await send(ana!, bytes.png, name)).body._id,
      ),
    )
    await department(ana!, used as number)
    await api().rows(
      `update files set created_at = now() - interval '25 hours', named_at = named_at - interval '25 hours'
       where id in (${orphan}, ${used})`,
    )
    await sweepFiles(api().server.store!.db, { owners: fileOwners(described), store: undefined })
    const left = await Promise.all([orphan, used, fresh].map(async (id) => (await read(ana!, id)).status))
    expect(left).toEqual([404, 200, 200])
  })

  test("a file sent to one process is read from another", async () => {
    const { body } = await send("root", bytes.png, "foto.png")
    const other = await sibling(api(), {})
    try {
      const { status, content } = await read("root", body._id, other)
      expect([status, content.equals(bytes.png)]).toEqual([200, true])
    } finally {
      await other.server.close()
    }
  })
}
