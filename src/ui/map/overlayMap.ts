import type { GroundMap } from "./groundMap.ts"
import type { MapColours } from "./mapColours.ts"

/** A map whose own things stand over the ground, which looks and moves as that of all maps. */
export abstract class OverlayMap {
  protected readonly ground: GroundMap

  constructor(ground: GroundMap) {
    this.ground = ground
  }

  setColours(colours: MapColours): void {
    this.ground.setColours(colours)
  }

  setMotion(isWanted: boolean): void {
    this.ground.setMotion(isWanted)
  }

  addTiles(address: string): () => void {
    return this.ground.addTiles(address)
  }

  zoom(steps: number): void {
    this.ground.zoomBy(steps)
  }

  remove(): void {
    this.ground.remove()
  }
}
