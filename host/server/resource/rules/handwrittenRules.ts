import type { AnyRules } from "../rules.ts"
import { couponRules } from "./coupons.ts"

/** The rules that descriptions cannot say, by the name of the resource. */
export const handwrittenRules: ReadonlyMap<string, AnyRules> = new Map([couponRules])
