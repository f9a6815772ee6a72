import { style } from "@vanilla-extract/css"
import { token } from "../../style/token.ts"
import { boxed } from "./sheet.css.ts"

export const company = style({ fontWeight: 600 })
export const code = style({ fontSize: token("text-3xl"), lineHeight: 1.2, fontWeight: 600 })
export const ways = style({ fontSize: token("text-lg"), fontWeight: 600 })
export const due = style({ fontSize: token("text-lg"), fontWeight: 600 })
export const mark = style([boxed, { marginBlockEnd: 8, textAlign: "center" }])
