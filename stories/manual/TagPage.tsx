import type { PanelTags } from "../../src/elements/index.ts"
import { LiveTag, type LiveTagProps } from "./LiveTag.tsx"
import * as css from "./manual.css.ts"
import { Markdown } from "./Markdown.tsx"
import { referenceOf } from "./referenceText.ts"

export interface TagPageProps extends LiveTagProps {
  readonly locale?: "pt-BR" | "en"
  readonly scheme?: "light" | "dark"
  readonly density?: "comfortable" | "compact"
  readonly readonly?: boolean
}

/** Rows of a table of the reference that hold for a tag: lists have slots that other panels have not. */
const slotsOf = (tag: keyof PanelTags): string => {
  const isList = referenceOf(`### ${tag}`).includes("`ListSlots`")
  return referenceOf("## Slots")
    .split("\n")
    .filter((line) => isList || !line.includes("| lists |"))
    .join("\n")
}

/** Reference page of a tag: the running tag, and everything a page can set on it and receive from it. */
export const TagPage = ({ locale, scheme, density, readonly, attributes, ...live }: TagPageProps) => {
  const { tag } = live
  const [what = "", ...tables] = referenceOf(`### ${tag}`).split("\n\n")
  const shown = {
    ...attributes,
    ...(locale && { locale }),
    ...(scheme && { scheme }),
    ...(density && { density }),
    ...(readonly && { readonly: "true" }),
  }
  const html = `<${[tag, ...Object.entries(shown).map(([name, text]) => `${name}="${text}"`)].join(" ")}></${tag}>`
  return (
    <main className={css.page}>
      <h1>{tag}</h1>
      <Markdown text={what} />
      <pre>
        <code>{html}</code>
      </pre>
      <div className={css.live}>
        <LiveTag {...live} attributes={shown} />
      </div>
      <h2>Attributes and properties</h2>
      <Markdown text={tables.join("\n\n")} />
      <h2>Events</h2>
      <Markdown text={referenceOf("## Events of tags")} />
      <h2>Slots</h2>
      <Markdown text={slotsOf(tag)} />
      <h2>Parts</h2>
      <Markdown text={referenceOf("## Parts")} />
    </main>
  )
}
