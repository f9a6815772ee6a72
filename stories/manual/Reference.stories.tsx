import preview from "../../.storybook/preview.tsx"
import * as css from "./manual.css.ts"
import { Markdown } from "./Markdown.tsx"
import { referenceOf } from "./referenceText.ts"

/** A chapter of `docs/reference.md`, which is made from the source. */
const Chapter = ({ title }: { readonly title: string }) => (
  <main className={css.page}>
    <h1>{title}</h1>
    <Markdown text={referenceOf(`## ${title}`)} />
  </main>
)

const meta = preview.meta({ title: "Manual/Reference", component: Chapter, tags: ["!test"] })

export const EventsOfTags = meta.story({ args: { title: "Events of tags" } })
export const EventsAndActions = meta.story({ args: { title: "Events and actions" } })
export const Slots = meta.story({ args: { title: "Slots" } })
export const Features = meta.story({ args: { title: "Features" } })
export const Parts = meta.story({ args: { title: "Parts" } })
export const Messages = meta.story({ args: { title: "Messages" } })
