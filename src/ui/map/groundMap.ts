import DragPan from "ol/interaction/DragPan.js"
import type Interaction from "ol/interaction/Interaction.js"
import KeyboardZoom from "ol/interaction/KeyboardZoom.js"
import PinchZoom from "ol/interaction/PinchZoom.js"
import Kinetic from "ol/Kinetic.js"
import type Layer from "ol/layer/Layer.js"
import OlMap from "ol/Map.js"
import View from "ol/View.js"
import type { MapColours } from "./mapColours.ts"
import type { Point } from "./mercator.ts"
import type { Outline } from "./outline.ts"
import { makeOutlineLayer, type OutlineScene } from "./outlineLayer.ts"
import type { makeTiles } from "./tiles.ts"

interface GroundMapOptions {
  /** Drawn over the ground. */
  readonly layers?: ReadonlyArray<Layer>
  /** Besides dragging, pinching, and zooming by + and -. */
  readonly interactions?: ReadonlyArray<Interaction>
}

/** OpenLayers' kinetic dragging: decay, minimum velocity (pixels per ms) and the delay (ms) it is measured over. */
const kinetic = [-0.005, 0.05, 100] as const
/** Duration of a zoom. */
export const zoomMs = 160
/** Metres per pixel: the closest zoom. */
const minResolution = 0.3
const brazil: Point = { x: -5_800_000, y: -1_600_000 }

const makeView = () =>
  new View({
    center: [brazil.x, brazil.y],
    zoom: 4,
    minZoom: 2,
    minResolution: minResolution,
    enableRotation: false,
  })

/** A map of the land alone. Points are in map metres; one zoom step doubles the scale; it cannot be rotated. */
export class GroundMap {
  readonly view = makeView()
  readonly map: OlMap
  /** The outline, once it is there. */
  readonly reading: Promise<Outline>
  private readonly scene: OutlineScene = { outline: undefined, colours: undefined }
  private readonly outline = makeOutlineLayer(this.scene)
  private isAnimated = true
  private isRemoved = false

  constructor(target: HTMLElement, { layers = [], interactions = [] }: GroundMapOptions) {
    this.map = new OlMap({
      target,
      view: this.view,
      layers: [this.outline, ...layers],
      controls: [],
      interactions: [
        new DragPan({ kinetic: new Kinetic(...kinetic) }),
        new PinchZoom(),
        new KeyboardZoom(),
        ...interactions,
      ],
    })
    this.reading = this.readOutline()
  }

  setColours(colours: MapColours): void {
    this.scene.colours = colours
    this.outline.changed()
  }

  /** Turns animation of map moves on or off. */
  setMotion(isWanted: boolean): void {
    this.isAnimated = isWanted
  }

  /** The duration of an animation, for people who want none 0. */
  duration(ms: number): { readonly duration: number } {
    return { duration: this.isAnimated ? ms : 0 }
  }

  zoomBy(steps: number, anchor?: ReadonlyArray<number>): void {
    this.view.cancelAnimations()
    const zoom = this.view.getConstrainedZoom((this.view.getZoom() ?? 0) + steps)
    this.view.animate({
      ...(zoom === undefined ? {} : { zoom }),
      ...(anchor ? { center: [...anchor] } : {}),
      ...this.duration(zoomMs),
    })
  }

  /** Shows map tiles over the outline, from an address with {z}, {x} and {y}. Returns how to remove them. */
  addTiles(address: string): () => void {
    let laid: ReturnType<typeof makeTiles> | undefined
    let isWanted = true
    void import("./tiles.ts").then(({ makeTiles: make }) => {
      if (this.isRemoved || !isWanted) return
      laid = make(address)
      this.map.getLayers().insertAt(1, laid)
    })
    return () => {
      isWanted = false
      if (laid && !this.isRemoved) this.map.removeLayer(laid)
    }
  }

  remove(): void {
    this.isRemoved = true
    this.map.setTarget()
    this.map.dispose()
  }

  private async readOutline(): Promise<Outline> {
    const { readOutline } = await import("./outline.ts")
    const outline = (this.scene.outline = readOutline())
    if (!this.isRemoved) this.outline.changed()
    return outline
  }
}
