import { answerTo, isObject, type Notes } from "./answerTo.ts"
import { firstRecords, type Records } from "./records.ts"
import type { Answer } from "./rows.ts"

/** Writes the ids of everything but users, roles and permissions another way. */
export type Spelling = (kind: number, index: number) => string

const respelled = (records: Records, spell: Spelling): Records =>
  JSON.parse(
    JSON.stringify(records).replaceAll(/65f1a0b2(\d{2})(\d{14})/g, (_, kind: string, index: string) =>
      spell(Number(kind), Number(index)),
    ),
  ) as Records

const responseOf = (answer: Answer): Response => {
  if (answer === "nothing") return new Response()
  if ("text" in answer) return new Response(answer.text, { headers: { "content-type": "text/html" } })
  return Response.json(answer.json, { status: answer.status ?? 200 })
}

/** The same platform without a server, for a page's own `fetch`; this user signs in as anybody. */
export const platformInPage = (username: string, spell: Spelling) => {
  const notes: Notes = { made: [], unknown: [], records: respelled(firstRecords(), spell) }
  const user = notes.records.users.find((one) => one["username"] === username)
  if (user) user["email"] = "a@balcao.test"
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const text = await request.text()
    const body: unknown = text === "" ? {} : JSON.parse(text)
    const headers = Object.fromEntries(request.headers)
    return responseOf(
      answerTo(
        { method: request.method, url: new URL(request.url), headers, body: isObject(body) ? body : {} },
        notes,
      ),
    )
  }
  return { ...notes, fetch }
}
