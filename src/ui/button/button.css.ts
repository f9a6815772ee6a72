import { style } from "@vanilla-extract/css"
import { recipe } from "@vanilla-extract/recipes"
import { layered, layeredInside } from "../theme/layered.ts"
import { tokens } from "../theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"
const usable = ":where(:not(:disabled, [aria-disabled='true']))"
const pressed = `&:active${usable}, &[aria-expanded='true']`
/** One that is busy looks as it did. */
const disabled = "&:is(:disabled, [aria-disabled='true']:not([aria-busy]))"

/** Not on touch screens, where a button stays hovered after a press; and not where another state has a say. */
const onHover = (rule: { readonly [Name in "background" | "borderColor" | "color"]?: string }) => ({
  "(hover: hover)": {
    selectors: { [`&:hover:where(:not(:active, [aria-expanded='true']))${usable}`]: rule },
  },
})

/** A solid button keeps its background while busy and loses it when disabled. */
const solid = (background: string, hover: string, press: string, color: string, edge = "transparent") =>
  layered({
    background,
    borderColor: edge,
    color,
    selectors: {
      [pressed]: { background: press },
      [disabled]: { background: tokens.press, borderColor: "transparent", color: tokens.inkDisabled },
    },
    "@media": onHover({ background: hover }),
  })

export const button = recipe({
  base: layered({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    gap: 6,
    border: "1px solid transparent",
    borderRadius: tokens.radiusControl,
    background: "transparent",
    color: tokens.ink,
    fontWeight: tokens.weightMedium,
    whiteSpace: "nowrap",
    cursor: "default",
    userSelect: "none",
    transition: `background-color ${tokens.fast}, border-color ${tokens.fast}, color ${tokens.fast}`,
    selectors: {
      [pressed]: { background: tokens.press },
      [disabled]: { background: "transparent", color: tokens.inkDisabled },
    },
    "@media": {
      ...onHover({ background: tokens.hover }),
      "(forced-colors: active)": {
        border: "1px solid",
        selectors: { "&[aria-disabled='true']": { borderColor: "GrayText", color: "GrayText" } },
      },
    },
  }),
  variants: {
    tone: {
      plain: {},
      primary: solid(
        tokens.accentSolid,
        tokens.accentSolidHover,
        tokens.accentSolidPress,
        tokens.onAccent,
        tokens.accentEdge,
      ),
      danger: solid(tokens.dangerSolid, tokens.dangerSolidHover, tokens.dangerSolidPress, tokens.onSolid),
      secondary: layered({
        borderColor: tokens.lineStrong,
        selectors: { [disabled]: { borderColor: tokens.line } },
        "@media": onHover({ borderColor: `color-mix(in oklab, ${tokens.lineStrong}, ${tokens.ink} 16%)` }),
      }),
      quiet: layered({
        color: tokens.inkMuted,
        selectors: { [disabled]: { color: tokens.inkDisabled } },
        "@media": onHover({ color: tokens.ink }),
      }),
      quietDanger: layered({
        color: tokens.dangerText,
        selectors: { [disabled]: { color: tokens.inkDisabled } },
      }),
    },
    size: {
      small: layered({ blockSize: tokens.controlSm, paddingInline: 8, fontSize: tokens.textXs }),
      medium: layered({ blockSize: tokens.control, paddingInline: 12 }),
      large: layered({ blockSize: tokens.controlLg, paddingInline: 16, fontSize: tokens.textMd }),
    },
    block: { true: layered({ inlineSize: "100%" }) },
    square: { true: layered({ paddingInline: 0 }) },
    collapsesToIcon: {
      true: layered({ "@container": { [narrow]: { inlineSize: tokens.control, paddingInline: 0 } } }),
    },
  },
  compoundVariants: [
    { variants: { square: true, size: "small" }, style: layered({ inlineSize: tokens.controlSm }) },
    { variants: { square: true, size: "medium" }, style: layered({ inlineSize: tokens.control }) },
    { variants: { square: true, size: "large" }, style: layered({ inlineSize: tokens.controlLg }) },
  ],
  defaultVariants: { tone: "secondary", size: "medium" },
})

/** The text of a button that shows only its icon in a narrow panel. */
export const collapsibleText = style(
  layered({
    "@container": {
      [narrow]: { position: "absolute", inlineSize: 1, overflow: "hidden", clipPath: "inset(50%)" },
    },
  }),
)

/** The icon or spinner before a button's text. */
export const leadingIcon = style(layered({ display: "inline-flex", flex: "none", marginInlineStart: -2 }))
layeredInside(`${button.classNames.variants.collapsesToIcon.true} > ${leadingIcon}`, {
  "@container": { [narrow]: { marginInlineStart: 0 } },
})
