import { expect } from "@playwright/test"
import { email } from "../acts.ts"
import type { Fault } from "../clients.ts"
import { settle } from "../showroom.ts"
import type { Outcome, Visit } from "../visit.ts"
import type { Condition } from "./Condition.ts"

/** By column, what the API does; garbage is a page instead of an answer, or an answer of another shape. */
const faults: Readonly<Record<string, ReadonlyArray<Fault>>> = {
  "API away": ["away"],
  "401": ["signed out"],
  "403": ["forbidden"],
  "500": ["broken"],
  slow: ["slow"],
  garbage: ["page", "nonsense"],
}

/** The frame's message in place of a broken panel. */
const broken = "Algo deu errado neste painel"

/** After these the panel shows what there is, or it is for the host to go on. */
const final: ReadonlyArray<Fault> = ["signed out", "forbidden", "nonsense"]

/** Loads the panel, or sends its form, while the API does something else than it should. */
const suffer = async (visit: Visit, fault: Fault): Promise<void> => {
  const { page, name, kind, place, send } = visit
  await page.evaluate(() => conformance.clear())
  if (send) {
    await visit.draw()
    await page.evaluate((one) => conformance.fail(one), fault)
    await send(place)
  } else await page.evaluate((given) => conformance.draw(given), { name, kind, fault } as const)
  await settle(page, fault === "slow" ? 8000 : 3000)
}

/** Returns the visible defects caused by a fault. */
const seen = async ({ page, name, place, send }: Visit): Promise<ReadonlyArray<string>> => {
  // A form that counts as sent is gone.
  if (send && (await place.getByLabel("E-mail").count()) === 0) return []
  const text = await page.evaluate(() => conformance.text())
  const typed = send ? await place.getByLabel("E-mail").inputValue() : email
  return [
    ...(text === "" && name !== "order-alert" ? ["the panel is empty"] : []),
    ...(text.includes(broken) ? ["the panel broke"] : []),
    ...(typed === email ? [] : ["what was typed is lost"]),
  ]
}

/** Once the API is well, and one has pressed what the panel offers, it loads. */
const recovers = async ({ page, place, shown }: Visit): Promise<ReadonlyArray<string>> => {
  await page.evaluate(() => {
    conformance.fail()
    dispatchEvent(new Event("online"))
  })
  const retry = place.getByRole("button", { name: /^(Tentar de novo|Atualizar|Recarregar)$/ }).first()
  if (await retry.isVisible()) await retry.click()
  const isThere = await expect(shown(place))
    .toBeAttached({ timeout: 10_000 })
    .then(() => true)
    .catch(() => false)
  return isThere ? [] : ["it does not load once the API is well"]
}

const meet = async (visit: Visit, fault: Fault): Promise<ReadonlyArray<string>> => {
  await suffer(visit, fault)
  const found = fault === "slow" ? [] : await seen(visit)
  const after = visit.send || final.includes(fault) ? [] : await recovers(visit)
  // Unreadable parts of an answer are reported to the host, so those complaints are expected.
  const complaints = (await visit.complaints()).filter(
    (line) => fault !== "nonsense" || !line.startsWith("Unexpected"),
  )
  return [...found, ...after, ...complaints].map((line) => `${fault}: ${line}`)
}

export const faultsOfApi: Condition = {
  columns: Object.keys(faults),
  says: "Whoever opens the panel, or sends its form, meets an API that is away, or answers every call with 401; or, but for the call about the user, with 403, with 500, after 1.5 s, or with garbage (a page of HTML, then JSON of another shape). Counted are an empty or broken panel, fields that were emptied, defects, complaints of the console, and a panel that does not load once the API is well and one has pressed what it offers; after 401 and 403 that is for the host to do, and what is not in an answer counts as empty ([0018](decisions/0018-answers-are-read-with-tolerance.md)).",
  measure: async (visit) => {
    await visit.load()
    const outcomes: Array<Outcome> = []
    for (const each of Object.values(faults)) {
      const found: Array<string> = []
      for (const fault of each) found.push(...(await meet(visit, fault)))
      outcomes.push(found)
    }
    return outcomes
  },
}
