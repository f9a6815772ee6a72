interface Meant {
  /** Purpose of the token. */
  readonly is: string
}

/** A color of each scheme; what is given is kept within lightnesses (OKLCH) at which text and controls can be read. */
export interface ColorToken extends Meant {
  readonly light: readonly [least: number, most: number, usual: string]
  readonly dark: readonly [least: number, most: number, usual: string]
  /** The most chroma. */
  readonly chroma: number
}

/** A size in px, or a plain number, within its range. */
export interface RangeToken extends Meant {
  readonly syntax: "<length>" | "<number>"
  readonly least: string
  readonly most: string
  readonly usual: string
}

/** Text that CSS reads: a font stack, features of a font. */
interface TextToken extends Meant {
  readonly usual: string
}

const ground = { light: [0.968, 1], dark: [0, 0.247], chroma: 0.015 } as const
const grounds = (is: string, light: string, dark: string): ColorToken => ({
  is,
  light: [...ground.light, light],
  dark: [...ground.dark, dark],
  chroma: ground.chroma,
})

const colorTokens = {
  canvas: grounds(
    "what stands around sheets: bars, sidebars",
    "oklch(0.968 0.0035 78)",
    "oklch(0.172 0.004 78)",
  ),
  surface: grounds("the sheet of a panel", "oklch(1 0 0)", "oklch(0.208 0.0045 78)"),
  raised: grounds("menus, dialogs and messages", "oklch(1 0 0)", "oklch(0.247 0.005 78)"),
  sunken: grounds(
    "what lies below the sheet: threads, disabled fields",
    "oklch(0.983 0.002 78)",
    "oklch(0.186 0.004 78)",
  ),
  line: {
    is: "lines between rows and sections",
    light: [0.75, 0.95, "oklch(0.918 0.004 78)"],
    dark: [0.27, 0.5, "oklch(0.29 0.005 78)"],
    chroma: 0.05,
  },
  lineStrong: {
    is: "edges of panels and of secondary buttons",
    light: [0.6, 0.9, "oklch(0.862 0.005 78)"],
    dark: [0.32, 0.6, "oklch(0.36 0.006 78)"],
    chroma: 0.08,
  },
  fieldLine: {
    is: "edges of fields and checkboxes",
    light: [0.3, 0.632, "oklch(0.632 0.008 78)"],
    dark: [0.54, 0.9, "oklch(0.54 0.008 78)"],
    chroma: 0.05,
  },
  ink: {
    is: "text",
    light: [0, 0.36, "oklch(0.24 0.009 72)"],
    dark: [0.88, 1, "oklch(0.945 0.004 78)"],
    chroma: 0.06,
  },
  inkMuted: {
    is: "second text",
    light: [0.2, 0.47, "oklch(0.455 0.01 72)"],
    dark: [0.74, 0.95, "oklch(0.752 0.007 78)"],
    chroma: 0.06,
  },
  inkSubtle: {
    is: "hints and details",
    light: [0.3, 0.52, "oklch(0.52 0.01 72)"],
    dark: [0.672, 0.9, "oklch(0.672 0.008 78)"],
    chroma: 0.05,
  },
  inverse: {
    is: "the ground of tooltips and of messages at the foot",
    light: [0, 0.35, "oklch(0.262 0.008 78)"],
    dark: [0.88, 1, "oklch(0.93 0.004 78)"],
    chroma: 0.06,
  },
} satisfies Readonly<Record<string, ColorToken>>

const plainTokens = {
  radius: {
    is: "corners of controls; others follow",
    syntax: "<length>",
    least: "0px",
    most: "10px",
    usual: "6px",
  },
  textSize: {
    is: "text of cells and controls; other sizes follow",
    syntax: "<length>",
    least: "12px",
    most: "16px",
    usual: "13px",
  },
  controlHeight: {
    is: "buttons and fields; at least 44px by touch",
    syntax: "<length>",
    least: "28px",
    most: "44px",
    usual: "32px",
  },
  rowHeight: {
    is: "rows of lists; at least 56px by touch, four fifths when compact",
    syntax: "<length>",
    least: "32px",
    most: "64px",
    usual: "40px",
  },
  space: {
    is: "the unit of gaps, of which 1 to 16 are taken",
    syntax: "<length>",
    least: "3px",
    most: "6px",
    usual: "4px",
  },
  padding: {
    is: "between a panel's edge and what is in it; 16px when compact",
    syntax: "<length>",
    least: "8px",
    most: "40px",
    usual: "24px",
  },
  strongWeight: {
    is: "the weight of headings",
    syntax: "<number>",
    least: "500",
    most: "700",
    usual: "600",
  },
  shadow: {
    is: "how strong the shadows of menus and dialogs are; 0 leaves their edge",
    syntax: "<number>",
    least: "0",
    most: "2",
    usual: "1",
  },
  duration: {
    is: "how long movements take, as a multiple; none with reduced motion",
    syntax: "<number>",
    least: "0",
    most: "2",
    usual: "1",
  },
  font: {
    is: "the font stack",
    usual: `system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif`,
  },
  monoFont: {
    is: "the font stack of codes",
    usual: `ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace`,
  },
  fontFeatures: { is: "features of the font, as `font-feature-settings` has them", usual: "normal" },
  tracking: { is: "the space between letters", usual: "normal" },
} satisfies Readonly<Record<string, RangeToken | TextToken>>

/** The color that others are made of; its lightness and chroma are bounded where it is used. */
const accent = { is: "what one can act on, and where one is; both schemes", usual: "oklch(0.465 0.082 218)" }

/** Everything a host may say of how panels look: types, style sheet, checks and documentation come from here. */
export const appearanceTokens = { accent, colors: colorTokens, plain: plainTokens } as const

/** A CSS color for each scheme; where one is left out it stays as it is. */
export interface SchemeColors {
  readonly light?: string | undefined
  readonly dark?: string | undefined
}

/** CSS values by the names of tokens; `docs/appearance.md` lists them. */
export type AppearanceTokens = {
  readonly [Name in keyof typeof colorTokens]?: SchemeColors | undefined
} & { readonly [Name in keyof typeof plainTokens | "accent"]?: string | undefined }
