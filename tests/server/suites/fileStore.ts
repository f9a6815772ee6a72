import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"
import { afterAll, beforeAll, expect, test } from "vitest"
import { bucketOf, objectStore, StoreSilent } from "../../../host/server/files/fileStore.ts"
import { described } from "../../../host/server/db/described/described.ts"
import { fileOwners } from "../../../host/server/composition/fileOwners.ts"
import { sweepFiles } from "../../../host/server/files/sweepFiles.ts"
import { type Api, sibling } from "../api.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { signaturesOf } from "../signature.ts"

/** Files kept in a bucket beside the database. */
export const fileStoreSuite = (shared: () => Api) => {
  const folder = mkdtempSync(join(tmpdir(), "balcao-files-"))
  const store = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "balcao", configs: [] }],
  })

  let running: Api
  let bucket: NonNullable<ReturnType<typeof bucketOf>>
  beforeAll(async () => {
    const { port } = await store.run()
    bucket = bucketOf(`s3+http://S3RVER:S3RVER@127.0.0.1:${port}/balcao?region=us-east-1`)!
    running = await sibling(shared(), { bucket })
  })
  const api = () => running
  const { send, read } = fileCalls(api)
  afterAll(async () => {
    await running.server.close()
    await store.close()
    rmSync(folder, { recursive: true })
  })

  const objects = () => readdirSync(join(folder, "balcao")).filter((name) => name.endsWith("_object")).length

  test("a file is kept outside the database, read from there by any process, and swept from both", async () => {
    const { status, body } = await send("root", bytes.png, "foto.png")
    expect(status).toBe(200)
    const [row] = await api().rows("select bytes, outside_key from files order by id desc limit 1")
    expect([row!["bytes"], typeof row!["outside_key"], objects()]).toEqual([null, "string", 1])
    const other = await sibling(api(), { bucket })
    try {
      const found = await read("root", body._id, other)
      expect([found.status, found.headers.get("content-type"), found.content.equals(bytes.png)]).toEqual([
        200,
        "image/png",
        true,
      ])
    } finally {
      await other.server.close()
    }
    await api().rows("update files set created_at = now() - interval '25 hours'")
    await sweepFiles(api().server.store!.db, { owners: fileOwners(described), store: objectStore(bucket) })
    expect([(await read("root", body._id)).status, objects()]).toEqual([404, 0])
  })

  test("a file that cannot be removed stays with its key, keeps no other one, and goes once it can", async () => {
    const kept = "from files where outside_key is not null"
    for (const name of ["um.png", "dois.png"]) await send("root", bytes.png, name)
    await api().rows("update files set created_at = now() - interval '25 hours'")
    const keys = (await api().rows(`select outside_key ${kept} order by id`)).map((row) => row["outside_key"])
    const { db } = api().server.store!
    const good = objectStore(bucket)
    const failing = {
      ...good,
      remove: (key: string) => (key === keys[0] ? Promise.reject(new Error("away")) : good.remove(key)),
    }
    const left = () => api().rows(`select outside_key ${kept}`)
    for (const store of [failing, undefined]) {
      await expect(sweepFiles(db, { owners: fileOwners(described), store })).rejects.toThrow(
        "1 unused files stay.",
      )
      expect([await left(), objects()]).toEqual([[{ outside_key: keys[0] }], 1])
    }
    await sweepFiles(db, { owners: fileOwners(described), store: good })
    expect([await left(), objects()]).toEqual([[], 0])
  })

  test("a store that does not answer is asked for one file alone, and all of its files stay; those of the database go", async () => {
    for (const name of ["um.png", "dois.png"]) await send("root", bytes.png, name)
    await api().rows("update files set created_at = now() - interval '25 hours'")
    await api().rows(`insert into files (name, type, size, bytes, created_at)
      select 'três.png', type, size, '\\x00', created_at from files order by id desc limit 1`)
    const asked: Array<string> = []
    const remove = (key: string) => Promise.reject(new StoreSilent(`silent: ${asked.push(key)}`))
    const { db } = api().server.store!
    const silent = { ...objectStore(bucket), remove }
    await expect(sweepFiles(db, { owners: fileOwners(described), store: silent })).rejects.toThrow(
      "1 unused files stay.",
    )
    expect([asked.length, objects()]).toEqual([1, 2])
    expect(await api().rows("select id from files where name = 'três.png'")).toEqual([])
    await sweepFiles(db, { owners: fileOwners(described), store: objectStore(bucket) })
    expect(objects()).toBe(0)
  })

  test("a file whose row is refused is not kept outside either", async () => {
    await api().rows("alter table files add constraint refused check (size < 0) not valid")
    expect((await send("root", bytes.png, "foto.png")).status).toBe(500)
    await api().rows("alter table files drop constraint refused")
    expect(objects()).toBe(0)
  })

  test("a store that refuses the key or does not do its work is told as unavailable, and nothing is kept", async () => {
    const silent = createServer((_, answer) => void answer.writeHead(500).end()).listen(0, "127.0.0.1")
    await once(silent, "listening")
    const { port } = silent.address() as AddressInfo
    const away = { ...bucket, address: `http://127.0.0.1:${port}/balcao` }
    const before = objects()
    for (const wrong of [{ ...bucket, accessKeyId: "another" }, away]) {
      const other = await sibling(api(), { bucket: wrong })
      try {
        const { status, body } = await fileCalls(() => other).send("root", bytes.png, "foto.png")
        expect([status, body.code]).toEqual([503, "unavailable"])
      } finally {
        await other.server.close()
      }
    }
    silent.close()
    expect(objects()).toBe(before)
  })

  test("every request to a store is signed as Amazon's documentation says", async () => {
    // The first example of "Signature Calculations for the Authorization Header" in the documentation of S3.
    const secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
    const example = signaturesOf(
      {
        method: "GET",
        path: "/test.txt",
        headers: {
          host: "examplebucket.s3.amazonaws.com",
          range: "bytes=0-9",
          "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
          "x-amz-date": "20130524T000000Z",
          authorization:
            "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
        },
      },
      secret,
    )
    expect(example.wanted).toBe(example.given)

    const seen = new Array<ReturnType<typeof signaturesOf>>()
    const server = createServer((request, answer) => {
      const { method = "", url = "", headers } = request
      seen.push(signaturesOf({ method, path: url, headers }, secret))
      request.resume().on("end", () => answer.end("bytes"))
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = server.address() as AddressInfo
    const keys = { accessKeyId: "AKIAIOSFODNN7EXAMPLE", secretAccessKey: secret, region: "sa-east-1" }
    const signing = objectStore({ address: `http://127.0.0.1:${port}/balcao`, ...keys })
    const key = await signing.put(bytes.png, "image/png")
    await signing.get(key)
    await signing.remove(key)
    server.close()
    expect(seen.map(({ given }) => given)).toEqual(seen.map(({ wanted }) => wanted))
    expect(seen).toHaveLength(3)
  })

  test("whoever starts the server writes where files are kept as an address", () => {
    expect(bucketOf("s3://key:se%2Fcret@s3.sa-east-1.amazonaws.com/balcao-files?region=sa-east-1")).toEqual({
      address: "https://s3.sa-east-1.amazonaws.com/balcao-files",
      accessKeyId: "key",
      secretAccessKey: "se/cret",
      region: "sa-east-1",
    })
    for (const wrong of [
      "",
      "balcao",
      "https://a:b@host/bucket",
      "s3://host/bucket",
      "s3://a:b@host/",
      "s3://a:b@host/a/b",
    ])
      expect(bucketOf(wrong)).toBeUndefined()
  })
}
