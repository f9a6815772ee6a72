import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { createClient, memorySession } from "../../../src/api/client.ts"
import { uploadFile } from "../../../src/api/uploadFile.ts"
import { files } from "../../../src/contract/files/files.ts"
import { fileNameOf, fileTypeOf } from "../../../src/contract/files/fileType.ts"
import { memoryBackend } from "../../../src/testing/index.ts"
import { jpeg, jpegWithPlace, png } from "../../smallFiles.ts"

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

const open = async () => {
  const backend = memoryBackend()
  const { api, session } = createClient({
    api: "http://api.test",
    session: memorySession(),
    pace: "brisk",
    fetch: backend.fetch,
  })
  await Effect.runPromise(session.signIn({ email: "root@balcao.test", password: "demo1234" }))
  const send = (file: File, parts: Array<number> = []) =>
    Effect.runPromise(Effect.result(uploadFile(api, file, (part) => parts.push(part))))
  return { api, backend, send }
}

test("somebody sends a picture under another name, and gets it back as what it is", async () => {
  const { api, send } = await open()
  const parts: Array<number> = []
  const sent = await send(new File([png], "../cardápio.txt", { type: "text/plain" }), parts)
  expect(sent).toMatchObject({
    success: { _id: 1, label: "cardápio.txt.png", type: "image/png", size: png.length },
  })
  expect(parts).toEqual([1])
  const blob = await Effect.runPromise(api.call(files.read, { params: { id: 1 } }))
  expect([blob.type, new Uint8Array(await blob.arrayBuffer())]).toEqual(["image/png", png])
})

test("somebody is told of a file that is too large, of another type, or gone", async () => {
  const { api, send } = await open()
  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.png", { type: "image/png" })
  expect(await send(svg)).toMatchObject({ failure: { _tag: "FileTypeRefused" } })
  const large = new File([png, new Uint8Array(5_242_880)], "grande.png")
  expect(await send(large)).toMatchObject({ failure: { _tag: "FileTooLarge", maxBytes: 5_242_880 } })
  const gone = await Effect.runPromise(Effect.result(api.call(files.read, { params: { id: 9 } })))
  expect(gone).toMatchObject({ failure: { _tag: "NotFound" } })
})

test("somebody who tries out a page is told of a picture that breaks off, as on the server", async () => {
  const { backend, send } = await open()
  const half = new File([jpeg.slice(0, jpeg.length - 20)], "foto.jpg")
  expect(await send(half)).toMatchObject({ failure: { _tag: "FileDamaged", reason: "CUT" } })
  await send(new File([jpegWithPlace(1)], "foto.jpg"))
  expect(new Uint8Array(await backend.files.get(1)!.arrayBuffer())).toEqual(jpeg)
})

test("a file is known by how its bytes begin", () => {
  const beginnings = {
    "\x89PNG\r\n\x1a\n": "image/png",
    "\xff\xd8\xff\xe0": "image/jpeg",
    "RIFF\0\0\0\0WEBPVP8 ": "image/webp",
    GIF89a: "image/gif",
    "%PDF-1.7": "application/pdf",
    OggS: "audio/ogg",
    ID3: "audio/mpeg",
    "\xff\xfb\x90": "audio/mpeg",
    "\0\0\0\x20ftypM4A ": "audio/mp4",
    "\0\0\0\x20ftypisom": undefined,
    "<svg": undefined,
    "<!doctype html>": undefined,
    "RIFF\0\0\0\0WAVE": undefined,
    "": undefined,
  }
  for (const [text, type] of Object.entries(beginnings)) expect(fileTypeOf(bytesOf(text))).toBe(type)
})

test("the name of a file keeps no folder, no hidden sign and no ending that lies", () => {
  expect(fileNameOf("C:\\Users\\Ana\\foto.JPG", "image/jpeg")).toBe("foto.jpg")
  expect(fileNameOf("nota.pdf.exe", "application/pdf")).toBe("nota.pdf.exe.pdf")
  expect(fileNameOf("gpj.\u202etxt.png\u0000", "image/png")).toBe("gpj. txt.png")
  expect(fileNameOf("....", "image/gif")).toBe("arquivo.gif")
  expect(fileNameOf("a".repeat(300), "audio/ogg")).toBe(`${"a".repeat(100)}.ogg`)
  expect(fileNameOf('"; filename="x.html', "image/png")).toBe("; filename= x.html.png")
})
