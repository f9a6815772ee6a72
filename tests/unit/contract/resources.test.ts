import { describe, expect, it } from "vitest"
import { described } from "../../../host/server/db/described/described.ts"
import { indexName, joinName, tableName, uniqueName } from "../../../host/server/db/described/names.ts"
import { handwrittenRules } from "../../../host/server/composition/handwrittenRules.ts"
import { forgottenSources } from "../../../host/server/db/described/table.ts"
import { sourcesOf } from "../../../host/server/resource/sources.ts"
import { tableOf } from "../../../host/server/db/described/tables.ts"
import { routes } from "../../../host/app/routes.ts"
import { permissionsIn } from "../../../src/contract/access/access.ts"
import { permissionNames } from "../../../src/contract/access/permissionNames.ts"
import { calls } from "../../../src/contract/calls.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { callsOf } from "../../../src/contract/resource/calls.ts"
import type { Field, Fields } from "../../../src/contract/resource/field.ts"
import { filterWay, sortFields } from "../../../src/contract/resource/filter.ts"
import type { Resource, Statuses } from "../../../src/contract/resource/resource.ts"
import * as all from "../../../src/contract/all.ts"
import { auditedLists } from "../../../src/contract/auditedLists.ts"

const each = described.map((resource) => [resource.name, resource] as const)
const fieldsOf = ({ fields }: Resource) => Object.entries(fields)

/** Stands for a database where only the names of what is counted are of interest: nothing is asked of it. */
const unasked = { select: () => ({ from: () => ({ where: () => [] }) }) } as never

/** Names the frame of every record has: a field of that name would hide it. */
const framed = [
  "_id",
  "id",
  "version",
  "status",
  "nextStatuses",
  "owner",
  "position",
  "createdAt",
  "updatedAt",
  "search",
  "searchText",
  "spacedText",
  "applicationId",
  "franchiseId",
  "companyId",
]

/** Fields of a list's items are fields too. */
const everyField = (fields: Fields): ReadonlyArray<readonly [string, Field]> =>
  Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as const,
    ...everyField(field.fields ?? {}),
  ])

/** Lists whose screen the specification leaves open to anybody, their calls not; and what root alone reads. */
const unguarded = new Set([
  "bugOrders",
  "outboxMessages",
  "braspagSubordinates",
  "braspagTransactions",
  "digitalAccounts",
  "leads",
  "legalDocuments",
  "licenses",
])

/** Letters PostgreSQL keeps of a name. */
const longestName = 63

/** Letters of up to four bytes each an index takes, beside what else stands in it. */
const longestKey = 640
const isText = ({ fields }: Resource, name: string) => /^(text|code)$/.test(fields[name]?.kind ?? "")

describe("whoever describes a list", () => {
  it.each(each)("names nothing of %s twice, and nothing as the frame of a record", (_, resource) => {
    const names = resource.parts.flatMap(({ fields }) => Object.keys(fields))
    expect(names).toEqual([...new Set(names)])
    expect(names.filter((name) => framed.includes(name))).toEqual([])
  })

  it.each(each)("says everything of %s in both languages", (_, resource) => {
    const words = [
      ...everyField(resource.fields).flatMap(([, { label, choices = {}, rules }]) => [
        label,
        ...Object.values(choices),
        ...(rules.hint ? [rules.hint] : []),
      ]),
      ...resource.parts.map(({ label }) => label),
      ...Object.values(resource.status?.values ?? {}).map(([ptBr, en]) => [ptBr, en] as const),
      resource.noun.en,
      [resource.noun.ptBr[0], resource.noun.ptBr[1]] as const,
    ]
    for (const [one, other] of words) expect([one.trim(), other.trim()]).not.toContain("")
  })

  it.each(each)("names each move of %s by a verb of its own, in both languages", (_, { status }) => {
    const { moves = {}, values = {}, verbs = {} } = (status ?? {}) as Partial<Statuses>
    const targets = Object.entries(moves).flatMap(([from, to]) => to?.map((one) => [from, one]) ?? [])
    const nameless = targets.filter(([, to = ""]) => !verbs[to])
    const named = Object.keys(verbs).map((move) => move.split("."))
    const idle = named.filter((move) => !targets.some((one) => one.join(".").endsWith(move.join("."))))
    const states = Object.values(values).flatMap(([ptBr, en]) => [ptBr, en])
    const labels = Object.values(verbs).flatMap((words) => words ?? [])
    expect([nameless, idle, labels.filter((label) => states.includes(label))]).toEqual([[], [], []])
  })

  it.each(each)("sorts the board of %s by what its list can be sorted by", (_, resource) => {
    const { board, due, handler, fields, status } = resource
    const sorted = board?.sortedBy ? [board.sortedBy, ...(due ? ["updatedAt"] : [])] : []
    expect(sorted.filter((name) => !sortFields(resource).includes(name))).toEqual([])
    expect((board?.columns ?? []).filter((name) => !status?.values[name])).toEqual([])
    if (due) expect([due.at, fields[due.at]?.kind]).toEqual([due.at, "moment"])
    if (handler) expect([handler, fields[handler]?.kind]).toEqual([handler, "reference"])
  })

  it.each(each)("leads the rules of %s to fields that can follow them", (_, resource) => {
    const { fields } = resource
    for (const [name, { rules, kind }] of Object.entries(fields)) {
      if (rules.after !== undefined) expect([name, fields[rules.after]?.kind]).toEqual([name, kind])
      for (const [other, values] of Object.entries(rules.when ?? {})) {
        const known = Object.keys(fields[other]?.choices ?? { true: 0, false: 0 })
        expect([name, other, values.filter((value) => !known.includes(value))]).toEqual([name, other, []])
        expect(fields[other]?.kind).toMatch(/^(choice|choices|flag)$/)
      }
      if (rules.outOf !== undefined)
        expect([name, kind, fields[rules.outOf]?.kind]).toEqual([name, "count", "count"])
      if (rules.dated !== undefined)
        expect([name, fields[name]?.fields?.[rules.dated]?.kind]).toEqual([name, "day"])
      for (const inner of [rules.identity, rules.done])
        if (inner !== undefined) expect(Object.keys(fields[name]?.fields ?? {})).toContain(inner)
      const keepsOf = Object.values(fields[name]?.fields ?? {}).some((one) => one.rules.from === "server")
      if (keepsOf) expect([name, rules.identity]).toEqual([name, expect.any(String)])
      if (rules.form) expect([name, kind, fields[rules.form[0]]?.kind]).toEqual([name, "text", "choice"])
      if (rules.ratio) expect([name, kind]).toEqual([name, "image"])
      for (const counted of rules.rate ?? [])
        expect([name, kind, rules.from, fields[counted]?.kind]).toEqual([name, "percent", "server", "count"])
      if (rules.derived) {
        const { derive, counts } =
          handwrittenRules({ storeClock: { now: Date.now, ahead: 0 } }).get(resource.name) ?? {}
        const id = tableOf(resource).id as never
        const worked = { ...derive?.(id), ...counts?.(id, { kind: "all" }, unasked) }
        expect([name, rules.from]).toEqual([name, "server"])
        expect(Object.keys(worked), "a rule of the server works it out").toContain(name)
      }
      if (rules.searched) expect([name, kind]).toEqual([name, expect.stringMatching(searchable)])
    }
  })

  it.each(each)("lets the records of %s name only what there is", (_, { fields }) => {
    const sources = sourcesOf(described)
    for (const [name, { to, kind }] of Object.entries(fields))
      if (to !== undefined || kind === "reference" || kind === "references")
        expect([name, sources.has(to ?? "")]).toEqual([name, true])
    for (const [name, { to = "", kind, rules }] of Object.entries(fields))
      if (forgottenSources.has(to))
        expect([name, kind, rules.required]).toEqual([name, "reference", undefined])
    for (const [, { fields: inner = {} }] of Object.entries(fields))
      for (const [name, { kind }] of everyField(inner))
        expect([name, kind]).not.toEqual([name, expect.stringMatching(/^(reference|references|image|file)$/)])
  })

  it.each(each)(
    "leads every move of %s to a status, and lets each be reached or begun with",
    (_, { status, fields }) => {
      if (!status) return
      for (const {
        from,
        to,
        past,
        before,
        notOn,
        filled = [],
        items: [list] = [],
        when = {},
      } of status.derived ?? []) {
        expect(Object.keys(status.values)).toEqual(expect.arrayContaining([...from, to]))
        expect(Object.keys(fields)).toEqual(
          expect.arrayContaining([
            ...[past, before, notOn].filter((one) => one !== undefined),
            ...filled,
            ...(list === undefined ? [] : [list]),
            ...Object.keys(when),
          ]),
        )
      }
      for (const { items: [list = ""] = [] } of status.derived ?? [])
        if (list !== "") expect(fields[list]?.rules.done, `${list} has items that are done`).toBeDefined()
      const moved = [...Object.values(status.needs ?? {}), ...Object.values(status.clears ?? {})].flat()
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(moved))
      const asked = Object.values(status.asks ?? {}).flatMap((names) => names ?? [])
      expect(
        asked.filter((name) => !/^(text|lines|count|money|moment|day|flag)$/.test(fields[name]?.kind ?? "")),
      ).toEqual([])
      const values = Object.keys(status.values)
      const targets = Object.values(status.moves).flat() as ReadonlyArray<string>
      for (const name of [status.first, ...Object.keys(status.moves), ...targets, ...(status.reasons ?? [])])
        expect(values).toContain(name)
      for (const reason of status.reasons ?? []) expect(targets).toContain(reason)
    },
  )

  it.each(each)("sorts and filters %s by what has an order or a way", (_, resource) => {
    for (const name of resource.filters) expect([name, filterWay(resource, name)]).not.toEqual([name, "none"])
    expect(sortFields(resource)).toContain("id")
    const hidden = sortFields(resource).filter((name) => resource.fields[name]?.rules.masked)
    expect(hidden, "an order tells what is masked").toEqual([])
    const columns = [...resource.columns, ...(resource.extraColumns ?? [])]
    expect(columns).toEqual([...new Set(columns)])
    for (const name of resource.columns)
      expect([
        name,
        (resource.fields[name]?.rules.max ?? 0) <= longestKey || !isText(resource, name),
      ]).toEqual([name, true])
    if (!resource.status) expect([...columns, ...resource.filters]).not.toContain("status")
    if (resource.scope === "platform") expect([...columns, ...resource.filters]).not.toContain("owner")
  })

  it.each(each)(
    "says of %s why somebody may not write a record that is reserved to others",
    (_, { fields, ...of }) => {
      if (Object.values(fields).some(({ rules }) => "reserved" in rules))
        expect(of.sentences).toHaveProperty("locked")
    },
  )

  it.each(each)("opens %s to permissions there are, which open the screen too", (_, resource) => {
    const { access, writes = access } = resource
    for (const name of [...permissionsIn(access), ...permissionsIn(writes)])
      expect(permissionNames).toContain(name)
    if (unguarded.has(resource.name)) return
    const gates = routes.map(({ needs }) => needs?.toSorted().join())
    const permissions = access === "signedIn" ? undefined : permissionsIn(access).toSorted().join()
    expect(gates, "`needs` of no route has the permissions of its `access`").toContain(permissions)
  })

  it.each(each)("gives the tables and indexes of %s names PostgreSQL does not cut", (_, resource) => {
    const names = fieldsOf(resource).flatMap(([name]) => [
      uniqueName(resource, name),
      `${joinName(resource, name)}_target_fk`,
      `${joinName(resource, name)}_record_fk`,
      `${joinName(resource, name)}_by_target`,
      indexName(resource, name),
    ])
    for (const name of [...names, `${tableName(resource)}_by_spaced_text`])
      expect([name, name.length <= longestName]).toEqual([name, true])
  })

  it("uses no method, path or table twice", () => {
    const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
    const written = Object.values(calls).flatMap((group): ReadonlyArray<Endpoint> => Object.values(group))
    const ofLists = described.flatMap((resource): ReadonlyArray<Endpoint> => Object.values(callsOf(resource)))
    const names = [...new Set(written.map(nameOf)), ...ofLists.map(nameOf)]
    expect(names).toEqual([...new Set(names)])
    const tables = described.map(tableName)
    expect(tables).toEqual([...new Set(tables)])
  })

  it("names each list in the audit log", () => {
    expect(Object.keys(auditedLists)).toEqual(expect.arrayContaining(described.map(({ name }) => name)))
  })

  it.each(Object.entries(all))("finds %s by its own name in the registry", (name, resource) => {
    expect(resource.name).toBe(name)
  })
})

const searchable = /^(text|lines|code|email|link|cpf|cnpj|phone)$/
