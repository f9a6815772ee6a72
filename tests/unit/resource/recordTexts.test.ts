import * as Effect from "effect/Effect"
import { recordZone } from "../../../src/contract/places/zoneOf.ts"
import { coupons as couponList } from "../../../src/contract/resources/coupons.ts"
import { RecordDraft } from "../../../src/resource/described/recordDraft.ts"
import { expect, test } from "vitest"
import * as f from "../../../src/contract/resource/field.ts"
import { defineResource, noun, part, type Resource } from "../../../src/contract/resource/resource.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { ownerText, fromText, toText } from "../../../src/resource/described/kindTexts.ts"
import { problemsOf } from "../../../src/resource/described/recordProblems.ts"
import { copyTexts, createdBody, savedBody, textsOf } from "../../../src/resource/described/recordTexts.ts"

const offers = defineResource({
  name: "offers",
  path: "/offers",
  access: { anyOf: ["accessToGlobal"] },
  scope: "company",
  noun: noun("oferta", "ofertas", "f", "offer", "offers"),
  title: "code",
  parts: [
    part("Oferta", "Offer", {
      code: f.code("Código", "Code", { required: true, max: 8, unique: true }),
      kind: f.choice(
        "Tipo",
        "Kind",
        { PERCENT: ["Percentual", "Percent"], FIXED: ["Fixo", "Fixed"] },
        { required: true },
      ),
      percent: f.percent("Desconto", "Discount", { required: true, when: { kind: ["PERCENT"] } }),
      value: f.money("Valor", "Value", { max: 10_000, when: { kind: ["FIXED"] } }),
      starts: f.day("Começa", "Starts"),
      ends: f.day("Termina", "Ends", { after: "starts" }),
      at: f.moment("Quando", "When"),
      hours: f.hours("Horário", "Hours"),
      place: f.place("Onde", "Where"),
      signers: f.list("Assinantes", "Signers", {
        name: f.text("Nome", "Name", { required: true }),
        email: f.email("E-mail", "Email"),
      }),
      used: f.count("Usos", "Uses", { from: "server" }),
    }),
  ],
  columns: ["code"],
  filters: [],
})

const row = {
  _id: 7,
  version: 3,
  code: "BOAS",
  kind: "PERCENT",
  percent: 1250,
  value: null,
  starts: "2026-11-01",
  ends: null,
  at: "2026-11-01T15:30:00.000Z",
  hours: null,
  signers: [{ name: "Ana", email: null }],
  used: 4,
}
const texts = textsOf(offers, row)

test("what a record says comes back from its fields unchanged, and only what was changed is sent", () => {
  expect(texts).toMatchObject({ percent: "12.50", at: "2026-11-01T12:30", ends: "" })
  expect(texts).not.toHaveProperty("used")
  expect(savedBody(offers, texts, texts)).toEqual({})
  expect(savedBody(offers, texts, { ...texts, percent: "15", at: "2026-11-01T13:00" })).toEqual({
    percent: 1500,
    at: "2026-11-01T16:00:00.000Z",
  })
})

test("someone who changes the kind of an offer empties what belongs to the other kind", () => {
  const fixed = { ...texts, kind: "FIXED", value: "10" }
  expect(savedBody(offers, texts, fixed)).toEqual({ kind: "FIXED", value: 1000, percent: null })
  expect(problemsOf(offers, fixed, false)).toEqual({})
})

test("someone who creates an offer sends what they filled and nothing that is hidden", () => {
  const filled = { ...textsOf(offers), code: "novo", kind: "FIXED", value: "5", percent: "3" }
  expect(createdBody(offers, filled)).toEqual({ code: "NOVO", kind: "FIXED", value: 500, signers: [] })
})

test("a copy of a contract starts without what was agreed and signed later", () => {
  const amendments = [{ since: "2026-01-01", reason: "Volume", commission: 900 }]
  const texts = copyTexts(contracts, {
    _id: 7,
    plan: "Ouro",
    amendments,
    document: { _id: 3, label: "contrato.pdf" },
  })
  expect([texts["plan"], texts["amendments"], texts["document"]]).toEqual(["Ouro", "", ""])
})

test("a copy starts without what no two records may share", () => {
  expect(copyTexts(offers, row)).toMatchObject({ code: "", kind: "PERCENT", percent: "12.50" })
})

test("someone reads at each field what the server would refuse, before anything is sent", () => {
  const wrong = {
    ...texts,
    code: "",
    percent: "abc",
    starts: "2026-11-05",
    ends: "2026-11-02",
    signers: '[{"name":"Ana"},{"name":"Bia","email":"no"},{"name":"","email":"no"}]',
  }
  expect(problemsOf(offers, wrong, false)).toMatchObject({
    code: "required",
    percent: "number",
    ends: "order",
    "signers.1.email": "tooShort",
    "signers.2.name": "required",
    "signers.2.email": "tooShort",
  })
  expect(problemsOf(offers, { ...texts, code: "LONGERTHAN8" }, false)).toMatchObject({
    code: "tooLong",
  })
  expect(problemsOf(offers, { ...texts, kind: "FIXED", value: "100.01" }, false)).toMatchObject({
    value: "range",
  })
})

test("someone reads on the second of two signers with one e-mail that it is another's already", () => {
  const described: Resource = contracts
  const signers = [
    { email: "ana@exemplo.test" },
    { email: "" },
    { email: " Ana@exemplo.test" },
    { email: "" },
  ]
  const found = problemsOf(described, { signers: JSON.stringify(signers) }, false)
  expect(Object.entries(found).filter(([, code]) => code === "repeated")).toEqual([
    ["signers.2.email", "repeated"],
  ])
})

test("a special day needs hours unless it is closed, and hours of one day do not overlap, nor times of preparation", () => {
  const described: Resource = openingHours
  const problems = (texts: Record<string, ReadonlyArray<object>>) =>
    Object.entries(
      problemsOf(
        described,
        Object.fromEntries(Object.entries(texts).map(([name, items]) => [name, JSON.stringify(items)])),
        false,
      ),
    ).filter(([path]) => path.includes("."))
  const eve = { day: "2026-12-24", reason: "Natal" }
  const [lunch, dinner] = [
    { ...eve, opensAt: "11:00", closesAt: "15:00" },
    { ...eve, opensAt: "18:00", closesAt: "01:00" },
  ]
  const closed = { ...eve, isClosed: "true" }
  expect(problems({ exceptions: [lunch, dinner] })).toEqual([])
  expect(problems({ exceptions: [eve] })).toEqual([
    ["exceptions.0.opensAt", "required"],
    ["exceptions.0.closesAt", "required"],
  ])
  expect(problems({ exceptions: [{ ...eve, opensAt: "11:00" }] })).toEqual([
    ["exceptions.0.closesAt", "required"],
  ])
  expect(problems({ exceptions: [lunch, closed] })).toEqual([["exceptions.1.day", "overlap"]])
  expect(problems({ exceptions: [dinner, { ...lunch, closesAt: "19:00" }] })).toEqual([
    ["exceptions.1.day", "overlap"],
  ])
  // Hidden fields are not sent.
  const { exceptions } = described.fields
  expect(fromText(exceptions!, JSON.stringify([{ ...lunch, ...closed }]))).toEqual([
    { ...eve, isClosed: true, repeatsYearly: false },
  ])
  const rush = { weekdays: "SAT", from: "22:00", until: "02:00", minutes: "40" }
  const early = { ...rush, weekdays: "SUN", from: "01:00", until: "04:00" }
  expect(problems({ prepTimes: [rush, { ...early, from: "02:00" }] })).toEqual([])
  expect(problems({ prepTimes: [rush, early] })).toEqual([["prepTimes.1.weekdays", "overlap"]])
  expect(problems({ prepTimes: [{ ...early, weekdays: "" }, early] })).toEqual([
    ["prepTimes.1.weekdays", "overlap"],
  ])
})

test("someone reads on the last day of an exception that it comes before the first, unless it is of every year", () => {
  const days = { day: "2026-12-24", until: "2026-01-02", reason: "Recesso" }
  const exceptions = JSON.stringify([{ ...days, repeatsYearly: "true" }, days])
  const found = problemsOf(openingHours, { exceptions }, false)
  expect(Object.entries(found).filter(([, code]) => code === "order")).toEqual([
    ["exceptions.1.until", "order"],
  ])
})

test("a percent that its kind demands is asked for, and no longer once the kind changes", () => {
  expect(problemsOf(offers, { ...texts, percent: "" }, false)).toMatchObject({
    percent: "required",
  })
  expect(problemsOf(offers, { ...texts, percent: "", kind: "FIXED" }, false)).toEqual({})
})

test("a day that does not exist is refused on its field", () => {
  expect(problemsOf(offers, { ...texts, starts: "2026-02-30" }, false)).toHaveProperty("starts")
})

test("an hour that daylight saving skipped is refused on its field, and one it repeated is its first", () => {
  const problems = (at: string) => problemsOf(offers, { code: "A", kind: "FIXED", at }, true)
  expect(problems("2018-11-04T00:30")).toEqual({ at: "format" })
  expect(problems("2018-11-04T01:30")).toEqual({})
  const { at } = offers.fields
  expect(fromText(at, "2018-02-17T23:30")).toBe("2018-02-18T01:30:00.000Z")
  expect(toText(at, "2018-02-18T02:30:00.000Z")).toBe("2018-02-17T23:30")
})

test("a week without any shift is none, and one with shifts is kept as it is", () => {
  const { hours } = offers.fields
  const week = [[{ from: 540, to: 1080 }], [], [], [], [], [], []]
  expect(toText(hours, [[], [], [], [], [], [], []])).toBe("")
  expect(fromText(hours, toText(hours, week))).toEqual(week)
})

test.each([
  ["a latitude that is typed where the longitude belongs", "[-23.55,-146.63]", "range"],
  ["a longitude beyond the meridian", "[180.5,0]", "range"],
  ["text", '["oeste",-23.55]', "type"],
  ["one number", '["",-23.55]', "type"],
  ["three numbers", "[-46.63,-23.55,760]", "unknown"],
  ["what is no number", "[null,-23.55]", "type"],
  ["what is no list", "NaN", "type"],
])("a place refuses %s", (_, place, problem) => {
  expect(problemsOf(offers, { ...texts, place }, false, texts)).toEqual({ place: problem })
})

test("a place is there from pole to pole, and none is too", () => {
  for (const place of ["[-180,-90]", "[180,90]", ""])
    expect(problemsOf(offers, { ...texts, place }, false, texts)).toEqual({})
})

test("what a store keeps may be left out of new hours, and changed, but not taken away", () => {
  const hours: Resource = openingHours
  const clock = (timeZone: string, isNew: boolean, base: string) =>
    problemsOf(hours, { timeZone }, isNew, { timeZone: base })["timeZone"]
  expect(clock("", true, "")).toBeUndefined()
  expect(clock("", false, "")).toBeUndefined()
  expect(clock("America/Manaus", false, "America/Noronha")).toBeUndefined()
  expect(clock("", false, "America/Noronha")).toBe("required")
})

test("a form of a store in Manaus shows and saves what its own clock says", () => {
  const coupons: Resource = couponList
  const owner = { _id: 7, label: "Manaus", timeZone: "America/Manaus" }
  const late = { startsAt: "2027-03-11T03:30:00.000Z", owner }
  const texts = textsOf(coupons, late)
  expect(texts["startsAt"]).toBe("2027-03-10T23:30")
  const later = { ...texts, startsAt: "2027-03-10T23:45" }
  expect(savedBody(coupons, texts, later, recordZone(coupons, late))).toEqual({
    startsAt: "2027-03-11T03:45:00.000Z",
  })
  // Users of that store have its clock, if the platform's answers do not give it.
  expect(recordZone(coupons, { owner: { _id: 7 } }, owner)).toBe("America/Manaus")
  expect(recordZone(coupons, undefined, undefined)).toBe("America/Sao_Paulo")
})

test("a new coupon is of the clock of the store that is chosen for it", async () => {
  const sent: Array<Readonly<Record<string, unknown>>> = []
  const calls = {
    create: (body: Readonly<Record<string, unknown>>) => {
      sent.push(body)
      return Effect.succeed({ _id: 1, version: 1, ...body, owner: { _id: 7, label: "Manaus" } })
    },
    get: () => Effect.die("It was told."),
  }
  const draft = new RecordDraft(calls as never, couponList, { choosesOwner: true })
  draft.text.write("owner", ownerText({ _id: 7, label: "Manaus", timeZone: "America/Manaus" }))
  const texts = { code: "NOITE", title: "Noite", type: "FREE_DELIVERY", fundedBy: "COMPANY" }
  for (const [name, text] of Object.entries({ ...texts, startsAt: "2027-03-10T23:30" }))
    draft.text.write(name, text)
  await Effect.runPromise(Effect.exit(draft.save()))
  expect(sent).toMatchObject([{ startsAt: "2027-03-11T03:30:00.000Z" }])
})
