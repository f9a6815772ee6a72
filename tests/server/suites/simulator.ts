import { expect, test } from "vitest"
import { type Api, sibling } from "../api.ts"
import { reader, started, until } from "../streamReader.ts"

/** The demo's delivery people, who move by themselves. */
export const simulatorSuite = (api: () => Api) => {
  test("the demo's delivery people are seen to move, a step costs the database little, and all stand still when it stops", async () => {
    const demo = await sibling(api(), { simulate: true })
    const map = await reader(demo, { token: await api().tokenOf("root") })
    await started(map)
    const moves = () => map.told.flatMap(({ data }) => data?.changed ?? []).filter(({ location }) => location)
    await until(() => moves().length > 60, 15_000)
    const began = performance.now()
    await demo.ask("GET", "/delivery-man/list/", { as: { token: await api().tokenOf("root") } })
    expect(performance.now() - began).toBeLessThan(1500)
    await demo.server.close()
    const sum = () => api().rows("select sum(longitude) as x, max(at)::text as at from delivery_positions")
    const before = await sum()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await sum()).toEqual(before)
  })
}
