import { isolateText } from "../contract/isolateText.ts"
import { limits, type Locale } from "../contract/limits.ts"
import { wordsIn } from "../contract/resource/wordsIn.ts"
import type { Fault, Saying } from "./Fault.ts"
import { nameOf, sourceOf } from "./naming.ts"
import { doctorWords } from "./words.ts"

type Key = keyof typeof doctorWords

/** Returns the keys of a fault's texts, which are usually named after its kind. */
const sentencesOf = (fault: Fault): readonly [problem: Key, fix: Key] => {
  if (fault.kind === "blockedByPolicy" && fault.blocked === "inline")
    return ["blockedInlineProblem", "blockedInlineFix"]
  if (fault.kind === "refusedByCors" && fault.headers.length > 0)
    return ["refusedHeadersProblem", "refusedHeadersFix"]
  if (fault.kind === "expiredToken")
    return [fault.expiredAt ? "expiredTokenProblem" : "refusedTokenProblem", "tokenFix"]
  return [`${fault.kind}Problem`, `${fault.kind}Fix`]
}

const isolated = (value: unknown) => isolateText(String(value))

const textOf = (value: unknown, locale: Locale): string => {
  if (value instanceof Element) return isolated(nameOf(value))
  if (value instanceof Date) return value.toLocaleString(limits.locales[locale])
  return Array.isArray(value) ? value.map(isolated).join(", ") : isolated(value)
}

const valuesOf = (fault: Fault): Readonly<Record<string, unknown>> =>
  fault.kind === "blockedByPolicy" ? { ...fault, source: sourceOf(fault.blocked) } : { ...fault }

/** Returns the texts of a fault in one language. */
export const sayingOf = (fault: Fault, locale: Locale): Saying => {
  const values = valuesOf(fault)
  const say = (key: Key) =>
    wordsIn(doctorWords[key], locale).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      textOf(values[name], locale),
    )
  const [problem, fix] = sentencesOf(fault)
  return { problem: say(problem), fix: say(fix) }
}
