import { fromLonLat } from "ol/proj.js"
import { describe, expect, it } from "vitest"
import { headingOf, headings, lookOf } from "../../../../src/panels/deliveryMap/drawing/courierLook.ts"
import { glideMs, makeFleet } from "../../../../src/panels/deliveryMap/drawing/fleet.ts"
import { pointOf } from "../../../../src/ui/map/mercator.ts"
import { Plot } from "../../../../src/panels/deliveryMap/drawing/plot.ts"

const look = lookOf("online", "car")
const one = (id: number, x: number, y: number) => ({ id, at: { x, y }, look })
const sight = {
  centreX: 0,
  centreY: 0,
  resolution: 1,
  width: 1000,
  height: 800,
  now: 0,
  glides: true,
}
const far = { ...sight, resolution: 64 }

/** Returns the pixel position of a plotted row; undefined if it is not shown on its own. */
const seen = (plot: Plot, row: number) => {
  const at = plot.row.subarray(0, plot.shown).indexOf(row)
  return at < 0 ? undefined : [plot.px[at], plot.py[at]]
}

describe("somebody on the map", () => {
  it("stands where they are, north up", () => {
    const fleet = makeFleet()
    fleet.set([one(7, 100, 50), one(8, 9000, 0)], 0)
    const plot = new Plot()
    plot.place(fleet, sight, undefined)
    expect(seen(plot, 0)).toEqual([600, 350])
    expect(plot.shown).toBe(1)
    expect(plot.at(605, 352)).toBe(0)
    expect(plot.at(640, 352)).toBeUndefined()
    expect([fleet.idOf(0), fleet.rowOf(8)]).toEqual([7, 1])
  })

  it("glides to where they are now, points there, and can be told not to", () => {
    const fleet = makeFleet()
    const plot = new Plot()
    fleet.set([one(7, 0, 0)], 0)
    fleet.set([one(7, 100, 0)], 1000)
    plot.place(fleet, { ...sight, now: 1000 + glideMs / 2 }, undefined)
    expect([seen(plot, 0), plot.isMoving]).toEqual([[550, 400], true])
    expect(fleet.columns.heading[0]).toBe(headings / 4)
    plot.place(fleet, { ...sight, now: 1000 + glideMs / 2, glides: false }, undefined)
    expect([seen(plot, 0), plot.isMoving]).toEqual([[600, 400], false])
    fleet.set([one(7, 0, 0)], 1000 + glideMs / 2)
    plot.place(fleet, { ...sight, now: 1000 + glideMs / 2 }, undefined)
    expect(seen(plot, 0)).toEqual([550, 400])
    plot.place(fleet, { ...sight, now: 9000 }, undefined)
    expect([seen(plot, 0), plot.isMoving]).toEqual([[500, 400], false])
  })

  it("keeps gliding when others come and go, and does not cross half a city at once", () => {
    const fleet = makeFleet()
    const plot = new Plot()
    fleet.set([one(1, 0, 0), one(2, 10, 0)], 0)
    fleet.set([one(3, 300, 0), one(1, 100, 0)], 1000)
    fleet.set([one(1, 100, 0)], 1000 + glideMs / 2)
    plot.place(fleet, { ...sight, now: 1000 + glideMs / 2 }, undefined)
    expect(seen(plot, 0)).toEqual([550, 400])
    fleet.set([one(1, 0, 20_000)], 3000)
    plot.place(fleet, { ...sight, centreY: 20_000, now: 3000 }, undefined)
    expect(seen(plot, 0)).toEqual([500, 400])
  })

  it("does not make the map draw on and on when the way is shorter than a pixel", () => {
    const fleet = makeFleet()
    const plot = new Plot()
    fleet.set([one(1, 0, 0)], 0)
    fleet.set([one(1, 20, 0)], 0)
    plot.place(fleet, { ...far, now: 10 }, undefined)
    expect(plot.isMoving).toBe(false)
  })
})

describe("a crowd", () => {
  const crowd = [one(1, 100, 100), one(2, 110, 100), one(3, 100, 120), one(4, 130, 100), one(5, 20_000, 0)]

  it("is one sign with how many from afar, and people from near by", () => {
    const fleet = makeFleet()
    const plot = new Plot()
    fleet.set(crowd, 0)
    plot.place(fleet, far, undefined)
    expect(plot.crowds.map(({ count }) => count)).toEqual([4])
    expect(plot.shown).toBe(1)
    const { px, py } = plot.crowds[0]!
    expect(plot.at(px + 3, py)).toBe(plot.crowds[0])
    plot.place(fleet, sight, undefined)
    expect([plot.crowds, plot.shown]).toEqual([[], 4])
  })

  it("leaves out nobody: whoever is chosen stands alone in it", () => {
    const fleet = makeFleet()
    const plot = new Plot()
    fleet.set(crowd, 0)
    plot.place(fleet, far, 2)
    expect(seen(plot, 2)).toBeDefined()
    expect(plot.at(...(seen(plot, 2) as [number, number]))).toBe(2)
  })

  it("counts everybody in sight once, wherever one drags the map", () => {
    const fleet = makeFleet()
    const plot = new Plot()
    const many = Array.from({ length: 5000 }, (_, id) =>
      one(id, ((id * 7919) % 40_000) - 20_000, ((id * 104_729) % 30_000) - 15_000),
    )
    fleet.set(many, 0)
    for (const shift of [0, 13, 517, 2048]) {
      plot.place(fleet, { ...far, centreX: shift }, undefined)
      expect(plot.shown + plot.crowds.reduce((sum, { count }) => sum + count, 0)).toBe(5000)
    }
  })

  it("is gone when everybody has left", () => {
    const fleet = makeFleet()
    const plot = new Plot()
    fleet.set(
      Array.from({ length: 50_000 }, (_, id) => one(id, id % 100, id % 77)),
      0,
    )
    plot.place(fleet, far, undefined)
    expect(plot.crowds.reduce((sum, { count }) => sum + count, plot.shown)).toBe(50_000)
    fleet.set([], 1)
    plot.place(fleet, far, undefined)
    expect([plot.shown, plot.crowds, plot.at(500, 400)]).toEqual([0, [], undefined])
  })
})

describe("the map", () => {
  it("knows where São Paulo is, and ends before the poles", () => {
    const { x, y } = pointOf([-46.6333, -23.5505])!
    const [east, north] = fromLonLat([-46.6333, -23.5505])
    expect(x).toBeCloseTo(east!, 3)
    expect(y).toBeCloseTo(north!, 3)
    expect(pointOf([0, 89])).toBeUndefined()
  })

  it("tells sixteen ways apart, clockwise from the north", () => {
    expect([headingOf(0, 1), headingOf(1, 0), headingOf(0, -1), headingOf(-1, 0)]).toEqual([0, 4, 8, 12])
    expect(headingOf(-0.01, 1)).toBe(0)
  })
})
