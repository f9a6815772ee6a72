import { type Look, type Places, type Scene, scenes } from "./scenes.ts"

/** One library's result for a number of couriers: times in ms, and frames per second. */
export interface Measured {
  readonly first: number
  readonly moving: Frames
  readonly panning: Frames
}

export interface Frames {
  readonly fps: number
  readonly p95: number
  readonly longest: number
}

/** Duration of each measurement. */
const measurementMs = 4000

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Resolves after the next frame was painted. */
const painted = async () => {
  await frame()
  const channel = new MessageChannel()
  await new Promise((resolve) => {
    channel.port1.onmessage = resolve
    channel.port2.postMessage(0)
  })
}

const middle = { x: -5_191_195, y: -2_698_729 }

/** Spreads couriers over an area of this width in meters; the same for every library, without randomness. */
const spread = (count: number, meters: number): Places => {
  const places = new Float64Array(2 * count)
  for (let row = 0; row < count; row++) {
    places[2 * row] = middle.x + (((row * 0.754_877_666) % 1) - 0.5) * meters
    places[2 * row + 1] = middle.y + (((row * 0.569_840_29) % 1) - 0.5) * meters * 0.625
  }
  return places
}

/** Moves every courier by about 12 m, each in its own direction. */
const moved = (places: Places, step: number): Places =>
  places.map(
    (value, at) => value + 12 * Math.sin((((at >> 1) * 2.4 + step) % 6.283) + (at % 2 === 0 ? 1.57 : 0)),
  )

const framesOf = (times: ReadonlyArray<number>): Frames => {
  const each = times.slice(1).map((time, at) => time - times[at]!)
  const sorted = each.toSorted((one, other) => one - other)
  return {
    fps: (1000 * each.length) / (times.at(-1)! - times[0]!),
    p95: sorted[Math.floor(sorted.length * 0.95)]!,
    longest: sorted.at(-1)!,
  }
}

const record = async (act: (since: number) => void): Promise<Frames> => {
  const times: Array<number> = []
  const from = performance.now()
  while (performance.now() - from < measurementMs) {
    times.push(await frame())
    act(performance.now() - from)
  }
  return framesOf(times)
}

const moving = (scene: Scene, start: Places) => {
  let step = 0
  let places = start
  return record((since) => {
    if (since < 1000 * step) return
    step += 1
    places = moved(places, step)
    scene.move(places)
  })
}

/** Pans in an ellipse a quarter of the map's width across. */
const panning = (scene: Scene, look: Look) =>
  record((since) => {
    const angle = (since / 2000) * 2 * Math.PI
    const radius = 320 * look.resolution
    scene.look({
      ...look,
      x: look.x + radius * Math.sin(angle),
      y: look.y + radius * (1 - Math.cos(angle)) * 0.3,
    })
  })

const measure = async (name: string, count: number, meters: number): Promise<Measured> => {
  const target = document.querySelector<HTMLElement>("#map")!
  const look = { ...middle, resolution: meters / 1280 }
  const places = spread(count, meters)
  await painted()
  const from = performance.now()
  const scene = scenes[name]!(target, places, look)
  await painted()
  const first = performance.now() - from
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const result = { first, moving: await moving(scene, places), panning: await panning(scene, look) }
  scene.remove()
  target.replaceChildren()
  return result
}

/** The functions Playwright calls in the page. */
const bench = { measure, names: Object.keys(scenes) }
export type Bench = typeof bench

Object.assign(globalThis, bench)
