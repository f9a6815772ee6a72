import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { createRoot } from "react-dom/client"
import { sayingOf } from "../../../src/doctor/saying.ts"
import { Avatar } from "../../../src/ui/avatar/Avatar.tsx"
import { FilterChip } from "../../../src/ui/filter/FilterChip.tsx"
import { inRoot } from "../../../stories/ui/inRoot.tsx"

const rightToLeft = "\u202eמסעדה"

const show = (what: React.ReactElement) => {
  const place = document.body.appendChild(document.createElement("main"))
  const root = createRoot(place)
  root.render(inRoot(what))
  return place
}

test("initials are whole letters, with their accents, whatever the marks around them", async () => {
  const names = ["e\u0301rica  íris", "\u202aana souza\u202c", "𝒜driana", "maria"]
  const place = show(
    <>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </>,
  )
  await expect
    .poll(() => [...place.querySelectorAll("[aria-hidden=true]")].map(({ textContent }) => textContent))
    .toEqual(["ÉÍ", "AS", "𝒜", "M"])
  place.remove()
})

test("a filter's value keeps its direction to itself", async () => {
  const place = show(
    <FilterChip label="Empresa" value={rightToLeft} clearLabel="Limpar" onClear={() => {}} />,
  )
  await expect.element(page.getByRole("button", { name: "Limpar" })).toBeVisible()
  expect(place.querySelector("bdi")?.textContent).toBe(rightToLeft)
  place.remove()
})

test("the doctor's sentences keep the direction of what they name to it", () => {
  const fault = { kind: "unreachable", address: rightToLeft } as const
  const { problem } = sayingOf(fault, "ptBr")
  expect(problem).toContain(`\u2068${rightToLeft}`)
})
