import { expect, test } from "vitest"
import { withProgress } from "../../../src/api/fetchWithProgress.ts"

const send = (parts: Array<number>, signal?: AbortSignal) => {
  const form = new FormData()
  form.append("file", new File([new Uint8Array(300_000)], "foto.png"))
  const fetch = withProgress((part) => parts.push(part))(undefined)
  return fetch("/nowhere", {
    method: "POST",
    headers: { "accept-language": "pt-BR" },
    body: form,
    ...(signal && { signal }),
  })
}

test("somebody who sends a file over the network sees how far it is, and gets the answer", async () => {
  const parts: Array<number> = []
  const answer = await send(parts)
  expect(answer.status).toBeGreaterThanOrEqual(200)
  expect(answer.headers.get("date") ?? answer.headers.get("content-type")).not.toBeNull()
  expect(parts.at(-1)).toBe(1)
  expect(parts).toEqual(parts.toSorted((one, other) => one - other))
})

test("somebody who cancels a file ends its request", async () => {
  const controller = new AbortController()
  const sent = send([], controller.signal)
  controller.abort()
  await expect(sent).rejects.toMatchObject({ name: "AbortError" })
  await expect(send([], controller.signal)).rejects.toMatchObject({ name: "AbortError" })
})
