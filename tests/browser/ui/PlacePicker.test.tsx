import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import type { Position } from "../../../src/ui/map/mercator.ts"
import { PlacePicker } from "../../../src/ui/map/PlacePicker.tsx"
import { PanelRoot } from "../../../src/ui/root/PanelRoot.tsx"

const picker = (center?: Position) => (
  <PanelRoot>
    <PlacePicker
      {...{
        label: "Mapa",
        help: undefined,
        said: "",
        source: "",
        zoomIn: "+",
        zoomOut: "-",
        language: "pt-BR",
      }}
      place={[-46.7, -23.59]}
      center={center}
      tiles={undefined}
      isReadOnly={false}
      onChange={() => {}}
    />
  </PanelRoot>
)

/** True if the tip of the marker is on the map. */
const isInSight = () => {
  const map = document.querySelector('[role="application"]')!
  const [tip, frame] = [map.nextElementSibling!, map].map((one) => one.getBoundingClientRect())
  return tip!.width > 0 && tip!.bottom > frame!.top && tip!.bottom < frame!.bottom && tip!.left < frame!.right
}

const frames = async (count: number) => {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame)
}

test("the marker of a place stays in sight once its surroundings are known", async () => {
  const { rerender } = await render(picker())
  await expect.poll(isInSight).toBe(true)
  await rerender(picker([-46.4, -23.4]))
  await frames(5)
  expect(isInSight()).toBe(true)
})
