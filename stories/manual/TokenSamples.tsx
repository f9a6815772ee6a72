import { Button } from "../../src/ui/button/Button.tsx"
import { PanelRoot } from "../../src/ui/root/PanelRoot.tsx"
import { appearanceTokens } from "../../src/ui/theme/appearance.ts"
import { propertyName } from "../../src/ui/theme/propertyName.ts"
import { tokens } from "../../src/ui/theme/tokens.css.ts"
import * as css from "./manual.css.ts"
import { Markdown } from "./Markdown.tsx"

const { accent, colors, plain } = appearanceTokens

const schemes = ["light", "dark"] as const

/** A color where it is drawn, in both schemes. */
const Swatch = ({ name }: { readonly name: keyof typeof colors | "accent" }) => (
  <div className={css.samples}>
    {schemes.map((scheme) => (
      <PanelRoot key={scheme} scheme={scheme}>
        <div
          className={css.sample}
          style={{ background: `var(${propertyName(name)})`, border: `1px solid ${tokens.lineStrong}` }}
        />
      </PanelRoot>
    ))}
  </div>
)

/** A control with the least, the usual and the most of a size, or with a text as it is usually. */
const Sizes = ({ name }: { readonly name: keyof typeof plain }) => {
  const token = plain[name]
  const values = "least" in token ? [token.least, token.usual, token.most] : [token.usual]
  return (
    <div className={css.samples}>
      {values.map((value) => (
        <PanelRoot key={value} tokens={{ [name]: value }}>
          <div
            style={{
              padding: tokens.space3,
              paddingInline: tokens.gutter,
              boxShadow: tokens.shadowPopover,
              borderRadius: tokens.radiusSurface,
            }}
          >
            <strong style={{ fontWeight: tokens.weightStrong }}>{value}</strong>
            <p style={{ minBlockSize: tokens.row }}>
              <code style={{ fontFamily: tokens.fontMono }}>R$ 45,90</code>
            </p>
            <Button>Salvar</Button>
          </div>
        </PanelRoot>
      ))}
    </div>
  )
}

const Row = ({ name, is, children }: { name: string; is: string; children: React.ReactNode }) => (
  <tr>
    <td>
      <code>{name}</code>
    </td>
    <td>
      <Markdown text={is} />
    </td>
    <td>{children}</td>
  </tr>
)

const namesOf = <Name extends string>(of: Readonly<Record<Name, unknown>>) =>
  Object.keys(of) as ReadonlyArray<string> as ReadonlyArray<Name>

/** Every token that a page may set, with what it looks like. */
export const TokenSamples = () => (
  <main className={css.page}>
    <h1>Tokens</h1>
    <table className={css.table}>
      <thead>
        <tr>
          <th>token</th>
          <th>what</th>
          <th>light and dark; or the least, the usual and the most</th>
        </tr>
      </thead>
      <tbody>
        <Row name="accent" is={accent.is}>
          <Swatch name="accent" />
        </Row>
        {namesOf(colors).map((name) => (
          <Row key={name} name={name} is={colors[name].is}>
            <Swatch name={name} />
          </Row>
        ))}
        {namesOf(plain).map((name) => (
          <Row key={name} name={name} is={plain[name].is}>
            <Sizes name={name} />
          </Row>
        ))}
      </tbody>
    </table>
  </main>
)
