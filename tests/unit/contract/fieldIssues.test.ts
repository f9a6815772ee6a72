import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import { expect, test } from "vitest"
import { fieldIssues } from "../../../src/contract/wire/fieldIssues.ts"
import * as f from "../../../src/contract/resource/field.ts"
import { defineResource, noun, part } from "../../../src/contract/resource/resource.ts"
import { newSchema } from "../../../src/contract/resource/schemas.ts"

const offers = defineResource({
  name: "offers",
  path: "/offers",
  access: { anyOf: ["accessToGlobal"] },
  scope: "platform",
  noun: noun("oferta", "ofertas", "f", "offer", "offers"),
  title: "name",
  parts: [
    part("Oferta", "Offer", {
      name: f.text("Nome", "Name", { required: true, max: 5 }),
      isPaid: f.flag("Paga", "Paid"),
      price: f.money("Preço", "Price", { required: true, when: { isPaid: ["true"] } }),
      startsAt: f.day("Começa", "Starts"),
      endsAt: f.day("Termina", "Ends", { after: "startsAt" }),
    }),
  ],
  columns: ["name"],
  filters: [],
})

const decode = SchemaParser.decodeUnknownExit(Schema.toCodecJson(newSchema(offers)), { errors: "all" })

const problems = (body: unknown) => {
  const exit = decode(body)
  if (Exit.isSuccess(exit)) return []
  const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  return issue === undefined
    ? undefined
    : fieldIssues(issue, "body").map(({ path, code }) => `${path} ${code}`)
}

test("somebody who leaves out or mistypes fields is told each of them", () => {
  expect(problems({ name: "a long name", price: "x" })).toEqual(["body.name tooLong", "body.price type"])
  expect(problems({})).toEqual(["body.name required"])
})

test("somebody whose fields do not fit each other is told which of them, and why", () => {
  expect(problems({ name: "a", isPaid: true })).toEqual(["body.price required"])
  expect(problems({ name: "a", price: 5 })).toEqual(["body.price unknown"])
  expect(problems({ name: "a", isPaid: true, startsAt: "2026-02-02", endsAt: "2026-02-01" })).toEqual([
    "body.price required",
    "body.endsAt order",
  ])
})
