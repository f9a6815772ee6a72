import { expect, expectTypeOf, test } from "vitest"
import { listEvents, type PanelAction, panelEvents, type PanelEvent } from "../../../src/frame/panelEvents.ts"

// Events of panels are typed by this map: one that it lacks does not compile (`npm run types`).

test("a panel that tells of something the reference does not name does not compile", () => {
  expectTypeOf<{ panel: "orders"; type: "moved" }>().toExtend<PanelEvent>()
  expectTypeOf<{ panel: "orders"; type: "vanished" }>().not.toExtend<PanelEvent>()
  expectTypeOf<{ panel: "orders"; type: "moved" }>().not.toExtend<PanelAction>()
  expectTypeOf<{ panel: "leads"; type: "printed" }>().not.toExtend<PanelEvent>()
})

test("any list tells of what every list does, under its own name", () => {
  expectTypeOf<{ panel: string; type: "created" }>().toExtend<PanelEvent>()
  expectTypeOf<{ panel: string; type: "order" }>().toExtend<PanelAction>()
  expectTypeOf<{ panel: string; type: "printed" }>().not.toExtend<PanelEvent>()
})

test("no panel names a thing twice", () => {
  for (const [panel, { actions, events }] of Object.entries({ list: listEvents, ...panelEvents }))
    for (const types of [actions, events]) expect([panel, new Set(types).size]).toEqual([panel, types.length])
})
