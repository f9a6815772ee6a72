import * as Effect from "effect/Effect"
import { type ContractBlock, contractText, plainText } from "../contract/contracts/contractText.ts"
import { contractTexts } from "../contract/contracts/contractTexts.ts"
import { ContractIncomplete } from "../contract/contracts/refusals.ts"
import { type Signer, signersWaiting } from "../contract/contracts/signersWaiting.ts"
import type { Reference } from "../contract/resource/field.ts"
import { platformDay } from "../contract/resource/datedItems.ts"
import { mayFinish } from "../contract/resource/finishing.ts"
import { identify } from "../contract/resource/listItems.ts"
import { MoveRefused } from "../contract/resource/refusals.ts"
import type { Endpoint, Success } from "../contract/wire/endpoint.ts"
import { limits } from "../contract/limits.ts"
import { templateNumbered } from "./chosenEdition.ts"
import { badRequest, idOf } from "./readInput.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { note, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import { shownRow } from "./resourceTable.ts"
import type { Values } from "./resourceValues.ts"
import type { Handler } from "./Handler.ts"

type Text = Success<typeof contractTexts.read>
type Version = Text["versions"][number] & { readonly basis: string }
type Request = Version["requests"][number]

const sha256 = async (blocks: ReadonlyArray<ContractBlock>) => {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(plainText(blocks)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

const over: ReadonlySet<string> = new Set(["CANCELED", "ENDED"])

type Editions = Readonly<Record<string, Values | undefined>>

/**
 * Returns the current text of a contract, by the edition it was made with, or by today's if the first records name
 * none.
 */
const textNow = ({ resource, lists }: ResourceMemory, row: KeptRow) => {
  const shown = shownRow(resource, row, lists.sources)
  const named = shown["template"] as Reference | null
  const template = named && templateNumbered(lists, named._id)
  if (!named || !template) return undefined
  const newest = Number(template["edition"])
  const edition = Number(row.values["templateEdition"] ?? newest)
  const { body, language } = (template["editions"] as Editions | undefined)?.[edition] ?? template
  const text = { body: String(body), language: language === "en" ? "en" : "ptBr" } as const
  return { ...contractText(text, shown, platformDay()), about: { title: named.label, edition, newest } }
}

const requestOf = ({ name, email }: Signer, _id: number): Request => {
  const now = Date.now()
  const until = new Date(now + limits.acceptance.linkDays * 86_400_000)
  return {
    _id,
    name,
    email,
    state: "WAITING",
    sentAt: new Date(now).toISOString(),
    expiresAt: until.toISOString(),
    decidedAt: null,
    reason: null,
    givenName: null,
    givenCpf: null,
    ip: null,
  }
}

/** The requests of a version once some of its signers are asked anew. */
const withSigners = (
  requests: ReadonlyArray<Request>,
  signers: ReadonlyArray<Signer>,
): ReadonlyArray<Request> => {
  const emails = new Set(signers.map(({ email }) => identify(email)))
  const former = requests.map((one) =>
    one.state === "WAITING" && emails.has(identify(one.email)) ? { ...one, state: "REPLACED" } : one,
  )
  return [...former, ...signers.map((signer, at) => requestOf(signer, former.length + at + 1))]
}

type KeptVersions = Map<number, ReadonlyArray<Version>>

const reading =
  (memory: ResourceMemory, versionsByContract: KeptVersions): Handler =>
  (input) =>
    Effect.map(oneWithin(memory, idOf(input)), (row): Text => {
      const now = textNow(memory, row)
      const versions = versionsByContract.get(row._id) ?? []
      return {
        template: now?.about ?? null,
        blocks: now?.blocks ?? [],
        missing: now?.missing ?? [],
        isIssued: now !== undefined && versions[0]?.basis === now.basis,
        versions,
      }
    })

/** The text that is to be sent, or why none is. */
const textToSend = Effect.fnUntraced(function* (memory: ResourceMemory, row: KeptRow, from: string) {
  const now = textNow(memory, row)
  if (over.has(from)) return yield* new MoveRefused({ from, nextStatuses: [] })
  if (!now) return yield* badRequest([{ path: "body.template", code: "required" }])
  if (now.missing.length > 0) return yield* new ContractIncomplete({ missing: now.missing })
  return now
})

const versionOf = async (
  last: Version | undefined,
  { blocks, basis }: { readonly blocks: ReadonlyArray<ContractBlock>; readonly basis: string },
): Promise<Version> =>
  last?.basis === basis
    ? last
    : {
        number: (last?.number ?? 0) + 1,
        issuedAt: new Date().toISOString(),
        hash: await sha256(blocks),
        blocks,
        basis,
        requests: [],
      }

const sending = (memory: ResourceMemory, versionsByContract: KeptVersions): Handler => {
  const { resource, table, lists } = memory
  return Effect.fnUntraced(function* (input) {
    yield* ensureWriter(memory)
    const { email } = input.body as { readonly email?: string }
    const row = yield* oneWithin(memory, idOf(input))
    const shown = shownRow(resource, row, lists.sources)
    const from = String(shown.status)
    const now = yield* textToSend(memory, row, from)
    const versions = versionsByContract.get(row._id) ?? []
    const version = yield* Effect.promise(() => versionOf(versions[0], now))
    const isNew = version !== versions[0] && version.number > 1
    // A contract in force keeps its signatures until the change is accepted; any other contract is signed again.
    const isAnew = isNew && mayFinish(resource, "signers", from)
    const signed = (row.values["signers"] ?? []) as ReadonlyArray<Signer>
    const signers = isAnew ? signed.map((one) => ({ ...one, signedAt: null })) : signed
    const waiting = signersWaiting(signers, { version: version.number, accepted: [] })
    const named = waiting.filter((one) => email === undefined || identify(one.email) === identify(email))
    const recipients = isNew && named.length > 0 ? waiting : named
    if (recipients.length === 0) return yield* new MoveRefused({ from, nextStatuses: [] })
    const otherVersions = versions.filter(({ number }) => number !== version.number)
    versionsByContract.set(row._id, [
      { ...version, requests: withSigners(version.requests, recipients) },
      ...otherVersions,
    ])
    const status = row.status === resource.status?.first ? "SENT" : row.status
    const after = {
      ...row,
      status,
      awaits: isNew ? !isAnew : (row.awaits ?? false),
      version: row.version + 1,
      updatedAt: new Date().toISOString(),
      values: { ...row.values, signers },
    }
    note(memory, status === row.status ? "UPDATE" : "STATUS", { before: row, after })
    table.rows.set(row._id, after)
    return shownRow(resource, after, lists.sources)
  })
}

/** The text of contracts, and their way to those who sign them; nobody opens the links. None without a list of contracts. */
export const contractHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (memory.resource.name !== "contracts") return []
  const versionsByContract: KeptVersions = new Map()
  return [
    [contractTexts.read, reading(memory, versionsByContract)],
    [contractTexts.send, sending(memory, versionsByContract)],
  ]
}
