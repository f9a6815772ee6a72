import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { createClient, memorySession } from "../../../src/api/client.ts"
import { uploadFile } from "../../../src/api/uploadFile.ts"
import { readerRegistry } from "../../../src/contract/people/readerRegistry.ts"
import { callsOf } from "../../../src/contract/resource/calls.ts"
import { faqArticles } from "../../../src/contract/resources/faqArticles.ts"
import { offerFonts } from "../../../src/contract/resources/offerFonts.ts"
import { offerPeople } from "../../../src/contract/resources/offerPeople.ts"
import { faqVotes } from "../../../src/contract/support/faqVotes.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"
import { pdf } from "../../smallFiles.ts"

const open = async () => {
  const backend = memoryBackend({
    resources: [
      listed(offerPeople, [{ name: "Rita Prado", phone: "11987650000" }]),
      listed(faqArticles, [{ title: "Como?", body: "Assim.", category: "OTHER" }]),
      listed(offerFonts, []),
    ],
  })
  const { api, session } = createClient({
    api: "http://api.test",
    session: memorySession(),
    pace: "brisk",
    fetch: backend.fetch,
  })
  await Effect.runPromise(session.signIn({ email: "root@balcao.test", password: "demo1234" }))
  return api
}

const params = { id: 1 }

test("a reader who asks to be forgotten leaves neither name nor phone", async () => {
  const api = await open()
  const anonymize = (name: string) =>
    Effect.runPromise(Effect.result(api.call(readerRegistry.anonymize, { params, body: { name } })))
  expect(await anonymize("Rita")).toMatchObject({ failure: { _tag: "BadRequest" } })
  expect(await anonymize("Rita Prado")).toMatchObject({ success: { status: "ANONYMIZED" } })
  const row = await Effect.runPromise(api.call(callsOf(offerPeople).get, { params }))
  expect(row).toMatchObject({ name: "#1", phone: null, nextStatuses: [] })
})

test("a vote is one of each user, the last one", async () => {
  const api = await open()
  const vote = (isHelpful: boolean) =>
    Effect.runPromise(api.call(faqVotes.vote, { params, body: { isHelpful } }))
  expect(await vote(true)).toMatchObject({ helpful: 1, unhelpful: 0 })
  expect(await vote(true)).toMatchObject({ helpful: 1, unhelpful: 0 })
  expect(await vote(false)).toMatchObject({ helpful: 0, unhelpful: 1 })
})

test("a field that asks for a font takes nothing else", async () => {
  const api = await open()
  const send = async (content: string | Uint8Array<ArrayBuffer>) =>
    (await Effect.runPromise(uploadFile(api, new File([content], "fonte.ttf"), () => {})))._id
  const create = (file: number | string) =>
    Effect.runPromise(
      Effect.result(
        api.call(callsOf(offerFonts).create, {
          body: { family: "A", weight: "BOLD", style: "NORMAL", license: "OFL", owner: 1, file } as never,
        }),
      ),
    )
  expect(await create(await send(pdf))).toMatchObject({ failure: { _tag: "UnknownReference" } })
  expect(await create(await send("OTTO"))).toMatchObject({ success: { file: { label: "fonte.ttf.otf" } } })
})
