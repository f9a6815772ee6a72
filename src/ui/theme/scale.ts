import { givenValues } from "./given.ts"

const { radius, space, duration, shadow } = givenValues

const times = (value: string, factor: number) => (factor === 1 ? value : `calc(${value} * ${factor})`)

/** A size of text or of its lines, which are drawn for 13px. */
const text = (px: number) => `calc(${givenValues.textSize} / 13 * ${px})`

const shade = (light: number, dark: number) =>
  `light-dark(oklch(0.25 0.01 78 / calc(${light} * ${shadow})), oklch(0 0 0 / calc(${dark} * ${shadow})))`

/** Every token that is not a color: type, space, size, radius, elevation, motion. */
export const scale = {
  fontFamily: givenValues.font,
  fontMono: givenValues.monoFont,
  fontSettings: givenValues.fontFeatures,
  letterSpacing: givenValues.tracking,
  text3xs: text(10),
  text2xs: text(11),
  textXs: text(12),
  textSm: text(13),
  textMd: text(14),
  textLg: text(16),
  textXl: text(20),
  text2xl: text(24),
  text3xl: text(32),
  leadingXs: text(16),
  leadingSm: text(20),
  leadingMd: text(20),
  leadingLg: text(24),
  leadingXl: text(28),
  leading2xl: text(32),
  leading3xl: text(40),
  weightRegular: "400",
  weightMedium: "500",
  weightStrong: givenValues.strongWeight,
  space1: times(space, 1),
  space2: times(space, 2),
  space3: times(space, 3),
  space4: times(space, 4),
  space5: times(space, 5),
  space6: times(space, 6),
  space8: times(space, 8),
  space10: times(space, 10),
  space12: times(space, 12),
  space16: times(space, 16),
  gutter: givenValues.padding,
  controlSm: `calc(${givenValues.controlHeight} - 4px)`,
  control: givenValues.controlHeight,
  controlLg: `calc(${givenValues.controlHeight} + 8px)`,
  row: givenValues.rowHeight,
  rowHead: `calc(${givenValues.rowHeight} - 4px)`,
  bar: "52px",
  icon: "16px",
  sidebar: "248px",
  sidebarRail: "56px",
  header: "52px",
  loadingBar: "3px",
  dialogStatus: "400px",
  dialogDelete: "440px",
  dialogList: "480px",
  dialogRole: "900px",
  radiusControl: radius,
  radiusMark: `calc(${radius} * 0.66)`,
  radiusSurface: `calc(${radius} * 1.34)`,
  radiusDialog: `calc(${radius} * 2)`,
  radiusRound: "999px",
  shadowPopover: `0 0 0 1px light-dark(oklch(0.25 0.01 78 / 0.1), oklch(1 0 0 / 0.09)), 0 4px 12px -2px ${shade(0.1, 0.4)}`,
  shadowDialog: `0 0 0 1px light-dark(oklch(0.25 0.01 78 / 0.08), oklch(1 0 0 / 0.09)), 0 16px 48px -12px ${shade(0.22, 0.6)}`,
  ease: "cubic-bezier(0.2, 0, 0, 1)",
  fast: `calc(100ms * ${duration})`,
  normal: `calc(160ms * ${duration})`,
  slow: `calc(240ms * ${duration})`,
} as const
