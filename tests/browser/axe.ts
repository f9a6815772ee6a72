import axe from "axe-core"
import { expect } from "vitest"

/** A tooltip stands outside of every landmark. */
const rules = { region: { enabled: false } }

/** Expects axe to find no violations on the page. */
export const expectAccessible = async () => {
  const { violations } = await axe.run(document.body, { resultTypes: ["violations"], rules })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
