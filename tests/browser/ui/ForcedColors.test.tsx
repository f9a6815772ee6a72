import type { ReactNode } from "react"
import { afterAll, beforeAll, expect, test } from "vitest"
import { cdp, page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { inRoot } from "../../../stories/ui/inRoot.tsx"
import * as ui from "../../../src/ui/index.ts"
import { key } from "../../../src/panels/dashboard/sales.css.ts"
import { act } from "../../../src/panels/orders/kitchen/dish.css.ts"
import { ShareBar } from "../../../src/ui/share/ShareBar.tsx"

const nothing = () => {}

const force = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] })

beforeAll(() => force("active"))
afterAll(() => force("none"))

const options = [
  { id: "a", label: "aaaa" },
  { id: "b", label: "aaaa" },
] as const

const tabs = (value: "a" | "b") => (
  <ui.Tabs label="Tabs" tabs={options} value={value} onChange={nothing}>
    Panel
  </ui.Tabs>
)

/** Each state of a part beside the one it must not be taken for; both are drawn with the same words. */
const states: Readonly<Record<string, readonly [ReactNode, ReactNode]>> = {
  "a checked box": [
    <ui.Checkbox key="0" label="Box" isSelected={false} onChange={nothing} />,
    <ui.Checkbox key="1" label="Box" isSelected onChange={nothing} />,
  ],
  "a partly checked parent": [
    <ui.Checkbox key="0" label="Box" isSelected onChange={nothing} />,
    <ui.Checkbox key="1" label="Box" isSelected partial onChange={nothing} />,
  ],
  "a box that is not saved yet": [
    <ui.Checkbox key="0" label="Box" isSelected={false} onChange={nothing} />,
    <ui.Checkbox key="1" label="Box" isSelected={false} tone="changed" onChange={nothing} />,
  ],
  "a disabled box": [
    <ui.Checkbox key="0" label="Box" isSelected onChange={nothing} />,
    <ui.Checkbox key="1" label="Box" isSelected isDisabled onChange={nothing} />,
  ],
  "a chosen radio button": [
    <ui.RadioGroup key="0" label="Radio" options={options} value={undefined} onChange={nothing} />,
    <ui.RadioGroup key="1" label="Radio" options={options} value="a" onChange={nothing} />,
  ],
  "a switch that is on": [
    <ui.Switch key="0" label="Switch" isSelected={false} onChange={nothing} />,
    <ui.Switch key="1" label="Switch" isSelected onChange={nothing} />,
  ],
  "the selected tab": [tabs("b"), tabs("a")],
  "the selected segment": [
    <ui.SegmentedControl key="0" label="Segments" options={options} value="b" onChange={nothing} />,
    <ui.SegmentedControl key="1" label="Segments" options={options} value="a" onChange={nothing} />,
  ],
  "a pressed button": [
    <ui.Button key="0" aria-pressed={false}>
      Button
    </ui.Button>,
    <ui.Button key="1" aria-pressed>
      Button
    </ui.Button>,
  ],
  "a disabled button": [
    <ui.Button key="0">Button</ui.Button>,
    <ui.Button key="1" isDisabled>
      Button
    </ui.Button>,
  ],
  "a danger": [
    <ui.Status key="0" tone="neutral">
      Status
    </ui.Status>,
    <ui.Status key="1" tone="danger">
      Status
    </ui.Status>,
  ],
  "an invalid field": [
    <ui.TextField key="0" label="Field" value="" onChange={nothing} hint="Say it" />,
    <ui.TextField key="1" label="Field" value="" onChange={nothing} error="Say it" />,
  ],
  "a badge": [<span key="0">12</span>, <ui.Badge key="1">12</ui.Badge>],
  "what a kitchen does next": [
    <button key="0" type="button" className={act}>
      Ready
    </button>,
    <button key="1" type="button" className={act} data-first>
      Ready
    </button>,
  ],
  "a whole that is half used": [
    <ShareBar key="0" share={0}>
      Share
    </ShareBar>,
    <ShareBar key="1" share={0.5}>
      Share
    </ShareBar>,
  ],
  "a whole that is used up": [
    <ShareBar key="0" share={0}>
      Share
    </ShareBar>,
    <ShareBar key="1" share={1}>
      Share
    </ShareBar>,
  ],
}

const place = { display: "inline-block", padding: 8 }

const pictureOf = (testId: string) =>
  page.getByTestId(testId).screenshot({ save: false, base64: true } as never) as unknown as Promise<string>

test.each(Object.entries(states))("someone with forced colors sees %s", async (_, [without, within]) => {
  await render(
    inRoot(
      <>
        <div data-testid="without" style={place}>
          {without}
        </div>
        <div data-testid="with" style={place}>
          {within}
        </div>
      </>,
    ),
  )
  expect(await pictureOf("with")).not.toBe(await pictureOf("without"))
})

test("someone with forced colors sees no mark in a box and a radio button that are not chosen", async () => {
  const { container } = await render(
    inRoot(
      <div data-testid="all" style={place}>
        <ui.Checkbox label="Box" isSelected={false} onChange={nothing} />
        <ui.RadioGroup label="Radio" options={options} value={undefined} onChange={nothing} />
      </div>,
    ),
  )
  const before = await pictureOf("all")
  const hidden = new CSSStyleSheet()
  hidden.replaceSync("label > span > svg, label > span::after { visibility: hidden !important }")
  document.adoptedStyleSheets = [hidden]
  expect(container.querySelectorAll("svg")).toHaveLength(1)
  const after = await pictureOf("all")
  document.adoptedStyleSheets = []
  expect(after).toBe(before)
})

test("someone with forced colors tells the focus from what is selected", async () => {
  await render(
    inRoot(
      <div data-testid="tabs" style={place}>
        {tabs("a")}
      </div>,
    ),
  )
  const before = await pictureOf("tabs")
  page.getByRole("tab").first().element().focus()
  const focused = page.getByRole("tab", { selected: true })
  await expect.element(focused).toHaveFocus()
  expect(await pictureOf("tabs")).not.toBe(before)
})

test("someone with forced colors sees both dashes of a chart's legend, the past's of dots", async () => {
  const dash = (past: boolean) => <i className={key({ past })} style={{ display: "block" }} />
  const { container } = await render(inRoot([false, true].map((past) => <p key={`${past}`}>{dash(past)}</p>)))
  const drawn = [...container.querySelectorAll("i")].map((one) => getComputedStyle(one).borderBlockStartStyle)
  expect(drawn).toEqual(["solid", "dotted"])
})
