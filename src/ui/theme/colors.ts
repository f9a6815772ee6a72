import { givenAccent, givenColors } from "./given.ts"

/** Every color token and its value, light and dark; the accent tokens derive from one input. */
export const colors = {
  ...givenColors,
  hover: "light-dark(oklch(0.25 0.012 78 / 0.045), oklch(0.98 0.006 78 / 0.05))",
  press: "light-dark(oklch(0.25 0.012 78 / 0.085), oklch(0.98 0.006 78 / 0.095))",
  scrim: "light-dark(oklch(0.22 0.01 78 / 0.36), oklch(0.08 0.004 78 / 0.62))",
  onInverse: "light-dark(oklch(0.975 0.003 78), oklch(0.2 0.006 78))",
  onInverseMuted: "light-dark(oklch(0.8 0.005 78), oklch(0.42 0.008 78))",
  inkDisabled: "light-dark(oklch(0.69 0.007 72), oklch(0.48 0.007 78))",
  accentBase: givenAccent,
  accentSolid:
    "light-dark(oklch(from var(--balcao-accent-base) calc(min(l, 0.515) + clamp(0, (l - 0.68) * 1e6, 1) * (l - min(l, 0.515))) c h), oklch(from var(--balcao-accent-base) calc(clamp(0.45, l, 0.515) + clamp(0, (l - 0.68) * 1e6, 1) * (l - clamp(0.45, l, 0.515))) c h))",
  accentSolidHover:
    "light-dark(oklch(from var(--balcao-accent-base) calc(min(l, 0.515) + clamp(0, (l - 0.68) * 1e6, 1) * (l - min(l, 0.515)) - 0.035) c h), oklch(from var(--balcao-accent-base) calc(clamp(0.45, l, 0.515) + clamp(0, (l - 0.68) * 1e6, 1) * (l - clamp(0.45, l, 0.515)) - 0.035) c h))",
  accentSolidPress:
    "light-dark(oklch(from var(--balcao-accent-base) calc(min(l, 0.515) + clamp(0, (l - 0.68) * 1e6, 1) * (l - min(l, 0.515)) - 0.06) c h), oklch(from var(--balcao-accent-base) calc(clamp(0.45, l, 0.515) + clamp(0, (l - 0.68) * 1e6, 1) * (l - clamp(0.45, l, 0.515)) - 0.06) c h))",
  onAccent: "oklch(from var(--balcao-accent-base) calc(1 - clamp(0, (l - 0.68) * 1e6, 1) * 0.82) 0 h)",
  /** Around what is filled with an accent so light that it would vanish on a light ground. */
  accentEdge:
    "light-dark(oklch(from var(--balcao-accent-base) 0.515 c h / clamp(0, (l - 0.68) * 1e6, 1)), transparent)",
  accentMark:
    "light-dark(oklch(from var(--balcao-accent-base) min(l, 0.515) c h), oklch(from var(--balcao-accent-base) max(l, 0.7) min(c, 0.13) h))",
  onMark: "light-dark(oklch(1 0 0), oklch(0.18 0.005 78))",
  accentText:
    "light-dark(oklch(from var(--balcao-accent-base) min(l, 0.44) c h), oklch(from var(--balcao-accent-base) max(l, 0.8) min(c, 0.11) h))",
  accentSoft:
    "light-dark(oklch(from var(--balcao-accent-base) 0.966 min(c * 0.12, 0.013) h), oklch(from var(--balcao-accent-base) 0.268 min(c * 0.3, 0.03) h))",
  accentSoftHover:
    "light-dark(oklch(from var(--balcao-accent-base) 0.94 min(c * 0.19, 0.022) h), oklch(from var(--balcao-accent-base) 0.31 min(c * 0.36, 0.038) h))",
  accentLine:
    "light-dark(oklch(from var(--balcao-accent-base) 0.84 min(c * 0.6, 0.07) h), oklch(from var(--balcao-accent-base) 0.44 min(c * 0.7, 0.07) h))",
  focus: "var(--balcao-accent-text)",
  successMark: "light-dark(oklch(0.6 0.148 152), oklch(0.735 0.165 152))",
  successText: "light-dark(oklch(0.435 0.105 153), oklch(0.825 0.13 152))",
  successSoft: "light-dark(oklch(0.965 0.027 155), oklch(0.275 0.038 155))",
  successLine: "light-dark(oklch(0.86 0.075 153), oklch(0.42 0.075 154))",
  dangerMark: "light-dark(oklch(0.585 0.205 26), oklch(0.675 0.19 24))",
  dangerText: "light-dark(oklch(0.475 0.175 27), oklch(0.8 0.115 22))",
  dangerSoft: "light-dark(oklch(0.968 0.017 20), oklch(0.272 0.036 22))",
  dangerLine: "light-dark(oklch(0.87 0.065 20), oklch(0.45 0.105 24))",
  dangerSolid: "light-dark(oklch(0.53 0.195 27), oklch(0.53 0.19 26))",
  dangerSolidHover: "light-dark(oklch(0.485 0.18 27), oklch(0.495 0.18 26))",
  dangerSolidPress: "light-dark(oklch(0.41 0.155 27), oklch(0.42 0.155 26))",
  onSolid: "oklch(1 0 0)",
  infoMark: "light-dark(oklch(0.56 0.19 259), oklch(0.685 0.155 256))",
  infoText: "light-dark(oklch(0.455 0.165 261), oklch(0.81 0.095 254))",
  infoSoft: "light-dark(oklch(0.967 0.017 256), oklch(0.272 0.038 258))",
  infoLine: "light-dark(oklch(0.865 0.062 256), oklch(0.45 0.1 258))",
  warningMark: "light-dark(oklch(0.63 0.142 62), oklch(0.795 0.15 77))",
  warningText: "light-dark(oklch(0.46 0.1 62), oklch(0.855 0.115 82))",
  warningSoft: "light-dark(oklch(0.973 0.03 88), oklch(0.285 0.042 78))",
  warningLine: "light-dark(oklch(0.87 0.095 82), oklch(0.46 0.085 76))",
  neutralMark: "light-dark(oklch(0.6 0.008 72), oklch(0.63 0.008 78))",
  online: "var(--balcao-success-mark)",
  offline: "var(--balcao-danger-mark)",
  route: "var(--balcao-info-mark)",
  chart1: "light-dark(oklch(0.49 0.108 247), oklch(0.69 0.115 252))",
  chart2: "light-dark(oklch(0.775 0.142 75), oklch(0.83 0.112 76))",
  chart3: "light-dark(oklch(0.51 0.145 8), oklch(0.54 0.15 6))",
  chart4: "light-dark(oklch(0.768 0.098 184), oklch(0.865 0.1 182))",
  chart5: "light-dark(oklch(0.3 0.1 305), oklch(0.53 0.15 302))",
  chart6: "light-dark(oklch(0.605 0.012 90), oklch(0.66 0.011 78))",
  chartGrid: "var(--balcao-line)",
  chartPast: "light-dark(oklch(0.72 0.006 72), oklch(0.5 0.007 78))",
  mapLand: "light-dark(oklch(0.957 0.004 78), oklch(0.222 0.005 78))",
  mapBlock: "light-dark(oklch(0.94 0.005 78), oklch(0.242 0.005 78))",
  mapPark: "light-dark(oklch(0.93 0.022 140), oklch(0.248 0.018 150))",
  mapWater: "light-dark(oklch(0.9 0.018 235), oklch(0.262 0.02 240))",
  mapRoad: "light-dark(oklch(1 0 0), oklch(0.285 0.005 78))",
  mapRoadEdge: "light-dark(oklch(0.885 0.005 78), oklch(0.2 0.004 78))",
  mapLabel: "light-dark(oklch(0.5 0.008 72), oklch(0.68 0.007 78))",
  /** Darkens map tiles, which are drawn for light mode. */
  mapShade: "light-dark(transparent, oklch(0.17 0.004 78 / 0.55))",
  tileGround:
    "light-dark(oklch(from var(--balcao-accent-base) 0.948 min(c * 0.13, 0.014) h), oklch(from var(--balcao-accent-base) 0.225 min(c * 0.35, 0.028) h))",
  tilePale:
    "light-dark(oklch(from var(--balcao-accent-base) 0.885 min(c * 0.3, 0.032) h), oklch(from var(--balcao-accent-base) 0.285 min(c * 0.55, 0.045) h))",
  tileMid:
    "light-dark(oklch(from var(--balcao-accent-base) 0.73 min(c * 0.72, 0.08) h), oklch(from var(--balcao-accent-base) 0.4 min(c * 0.9, 0.08) h))",
  tileDeep:
    "light-dark(oklch(from var(--balcao-accent-base) calc(clamp(0.36, l, 0.515) + clamp(0, (l - 0.68) * 1e6, 1) * (l - clamp(0.36, l, 0.515))) c h), oklch(from var(--balcao-accent-base) 0.56 min(c, 0.12) h))",
  tileBright: "light-dark(oklch(1 0 0), oklch(from var(--balcao-accent-base) 0.86 min(c * 0.5, 0.05) h))",
} as const
