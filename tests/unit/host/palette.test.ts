import { describe, expect, it } from "vitest"
import { listedCommands } from "../../../host/app/palette/listedCommands.ts"
import { matchScore, rankFound } from "balcao/contract"
import { bestMatches, oneLineEach, rankGroups } from "../../../host/app/palette/match.ts"
import { creationsOf, screensOf } from "../../../host/app/routing/userScreens.ts"
import { described } from "../../../host/server/db/described/described.ts"
import { demoUsers } from "./demoUsers.ts"

describe("what is typed into the palette", () => {
  it("finds whatever the accents, the case and the order of the words", () => {
    expect(matchScore("Cardápio Restaurantes online", "restaurantes CARDAPIO")).toBe(2)
    expect(matchScore("Cupons", "cupo")).toBe(3)
    expect(matchScore("Cupons", "\u202acupons ")).toBe(4)
    expect(matchScore("Lista de cupons", "upon")).toBe(1)
    expect(matchScore("Cupons", "pedido")).toBe(0)
  })
  it("brings what begins with it before what only has it", () => {
    const found = bestMatches(["Descupom", "Meu cupom", "Cupom"], "cupom", (text) => text, 2)
    expect(found).toEqual(["Cupom", "Meu cupom"])
  })
})

describe("a whole name that is typed into the palette", () => {
  const group = (id: string, labels: ReadonlyArray<string>, isTrace = false) => ({
    id,
    title: id,
    isTrace,
    commands: labels.map((label) => ({ id: label, label, icon: "M0 0" as const, run: () => {} })),
  })

  it("leads to the record before screens that only have a part of it, and before its trace", () => {
    const groups = [
      group("screens", ["Cupons de Páscoa em família"]),
      group("traces", ["Páscoa em família"], true),
      group("listed", ["Páscoa em família"]),
    ]
    const ranked = rankGroups(groups, "pascoa em familia").map(({ id }) => id)
    expect(ranked).toEqual(["listed", "screens", "traces"])
    expect(rankGroups(groups, "cupons").map(({ id }) => id)[0]).toBe("screens")
  })
  it("has one line for each record, though a company may also be switched to", () => {
    const line = (id: string, record?: string) => ({
      id,
      record,
      label: id,
      icon: "M0 0" as const,
      run: () => {},
    })
    const groups = [
      { id: "listed", title: "", commands: [line("a", "companies 7"), line("b", "coupons 7")] },
      { id: "companies", title: "", commands: [line("c", "companies 7"), line("d", "companies 8")] },
      { id: "traces", title: "", commands: [line("e"), line("f")] },
    ]
    const shown = oneLineEach(groups).flatMap(({ commands }) => commands.map(({ id }) => id))
    expect(shown).toEqual(["a", "b", "d", "e", "f"])
  })
  it("is told in one line, whole names first, then beginnings, then parts", () => {
    const found = [
      { source: "auditLog", _id: 1, label: "Açaí" },
      { source: "auditLog", _id: 2, label: "Açaí" },
      { source: "auditLog", _id: 3, label: "Açaí velho" },
      { source: "auditLog", _id: 4, label: "açaí velho" },
      { source: "coupons", _id: 5, label: "Do açaí" },
      { source: "banners", _id: 6, label: "Açaí da praia" },
      { source: "companies", _id: 7, label: "AÇAÍ" },
    ]
    expect(rankFound(found, "acai").map(({ _id }) => _id)).toEqual([7, 6, 5, 3])
    expect(rankFound(found, "acai", ["Açaí velho"]).map(({ _id }) => _id)).toEqual([7, 6, 5])
  })
})

describe("what the palette leads to", () => {
  it("is a screen for a record of every list that is searched, and says which", () => {
    const searched = described.filter(({ fields }) =>
      Object.values(fields).some(({ rules }) => rules.searched),
    )
    const found = searched.map(({ name }) => ({ source: name, _id: 7, label: name }))
    const commands = listedCommands(found, "en", () => {})
    expect(commands.map(({ label }) => label)).toEqual(searched.map(({ name }) => name))
    expect(commands.filter(({ hint }) => !hint)).toEqual([])
  })
  it("is only what one may open", () => {
    const to = (kind: keyof typeof demoUsers) => screensOf(demoUsers[kind]).map((screen) => screen.to)
    expect(to("root").length).toBeGreaterThan(70)
    expect(to("partner")).not.toContain("/company/group")
    expect(to("partner")).toContain("/partners/licenses")
    expect(new Set(to("root")).size).toBe(to("root").length)
  })
  it("offers to create users, roles and delivery people only to who manages them", () => {
    const offered = creationsOf(demoUsers.root).map(({ to }) => to)
    expect(offered).toEqual([
      "/delivery-deliveryrecord/new",
      "/user-management/roles?open=new",
      "/user-management/users/add",
    ])
    expect(creationsOf(demoUsers.restaurant)).toEqual([])
  })
})
