import { expectTypeOf, test } from "vitest"
import type { PanelAction, PanelEvent } from "../../../src/frame/panelEvents.ts"

// Events of panels are typed by this map: one that it lacks does not compile (`npm run types`).

test("a panel that tells of something the reference does not name does not compile", () => {
  expectTypeOf<{ panel: "orders"; type: "moved"; detail: { orders: [1] } }>().toExtend<PanelEvent>()
  expectTypeOf<{ panel: "orders"; type: "vanished" }>().not.toExtend<PanelEvent>()
  expectTypeOf<{ panel: "orders"; type: "moved"; detail: { orders: [1] } }>().not.toExtend<PanelAction>()
  expectTypeOf<{ panel: "leads"; type: "printed" }>().not.toExtend<PanelEvent>()
})

test("any list tells of what every list does, under its own name", () => {
  expectTypeOf<{ panel: string; type: "created"; detail: { id: 1 } }>().toExtend<PanelEvent>()
  expectTypeOf<{ panel: string; type: "order"; detail: { id: 1 } }>().toExtend<PanelAction>()
  expectTypeOf<{ panel: string; type: "printed" }>().not.toExtend<PanelEvent>()
})

test("an event whose detail is not as the reference has it does not compile", () => {
  expectTypeOf<{ panel: "orders"; type: "moved"; detail: { order: 1 } }>().not.toExtend<PanelEvent>()
  expectTypeOf<{ panel: "tickets"; type: "rated"; detail: { id: 1 } }>().not.toExtend<PanelEvent>()
  expectTypeOf<Extract<PanelEvent, { type: "rated" }>["detail"]>().toEqualTypeOf<{
    readonly id: string | number
    readonly rating: string
  }>()
})
