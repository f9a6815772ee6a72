import preview from "../../.storybook/preview.tsx"
import { MenuView } from "../../src/panels/menuView/index.ts"
import { sampleMoment, sampleSnapshot } from "./menuSample.ts"

const meta = preview.meta({
  title: "Panels/Menu view",
  component: MenuView,
  args: { data: sampleSnapshot, moment: sampleMoment },
})

export const Evening = meta.story({})
export const Lunch = meta.story({ args: { locale: "en", moment: sampleMoment - 8 * 3_600_000 } })
export const Dark = meta.story({ args: { locale: "en", appearance: { scheme: "dark" } } })

const { store } = sampleSnapshot
const closed = { ...store, isOpen: false, opensAt: "2026-12-05T21:00:00.000Z" }
export const Closed = meta.story({ args: { data: { ...sampleSnapshot, store: closed } } })
export const Empty = meta.story({ args: { data: { ...sampleSnapshot, categories: [] } } })

/** As in the phone beside the editor: it scrolls in its own box, and an item opens within. */
export const Preview = meta.story({
  args: { fill: true, selected: "nhoque" },
  render: (args) => (
    <div style={{ inlineSize: 390, blockSize: 752 }}>
      <MenuView {...args} />
    </div>
  ),
})

export const Pizza = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pizza grande" }))
  },
})

/** Nothing is at the address. */
export const Fails = meta.story({
  args: { data: undefined, merchant: "/no/such/menu" },
})

const long =
  "Ravióli de ricota com espinafre, nozes-pecã, manteiga de sálvia e uma redução demorada de vinho do Porto"
const items = sampleSnapshot.items.map((item) => ({ ...item, name: `${long} ${item.name}` }))
export const LongNames = meta.story({ args: { data: { ...sampleSnapshot, items } } })
