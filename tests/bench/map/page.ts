import { type Look, type Places, type Scene, scenes } from "./scenes.ts"

/** What one library did with so many couriers: milliseconds, and frames in a second. */
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

/** Milliseconds each measurement lasts. */
const lasting = 4000

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** After the next frame has been shown. */
const painted = async () => {
  await frame()
  const channel = new MessageChannel()
  await new Promise((resolve) => {
    channel.port1.onmessage = resolve
    channel.port2.postMessage(0)
  })
}

const middle = { x: -5_191_195, y: -2_698_729 }

/** Couriers all over a square of so many metres. The same for everyone: a plain series of numbers, no chance. */
const spread = (count: number, metres: number): Places => {
  const places = new Float64Array(2 * count)
  for (let row = 0; row < count; row++) {
    places[2 * row] = middle.x + (((row * 0.754_877_666) % 1) - 0.5) * metres
    places[2 * row + 1] = middle.y + (((row * 0.569_840_29) % 1) - 0.5) * metres * 0.625
  }
  return places
}

/** Everybody some 12 m on, each in a direction of their own. */
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
  while (performance.now() - from < lasting) {
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

/** Around in a circle of a quarter of the map's width. */
const panning = (scene: Scene, look: Look) =>
  record((since) => {
    const turn = (since / 2000) * 2 * Math.PI
    const reach = 320 * look.resolution
    scene.look({
      ...look,
      x: look.x + reach * Math.sin(turn),
      y: look.y + reach * (1 - Math.cos(turn)) * 0.3,
    })
  })

const measure = async (name: string, count: number, metres: number): Promise<Measured> => {
  const target = document.querySelector<HTMLElement>("#map")!
  const look = { ...middle, resolution: metres / 1280 }
  const places = spread(count, metres)
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

/** What the page offers to whoever drives it. */
const bench = { measure, names: Object.keys(scenes) }
export type Bench = typeof bench

Object.assign(globalThis, bench)
