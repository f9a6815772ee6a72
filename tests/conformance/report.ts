import { table } from "../bench/figures.ts"
import type { Condition } from "./conditions/Condition.ts"
import type { Kind } from "./tree.tsx"
import type { Outcome } from "./visit.ts"

/** Measurements of a panel drawn in one way: an outcome for each column. */
export interface Measured {
  readonly name: string
  readonly kind: Kind
  readonly outcomes: ReadonlyMap<string, Outcome>
}

const ways: Readonly<Record<Kind, (name: string) => string>> = {
  light: (name) => `${name}, React`,
  shadow: (name) => `${name}, React in a shadow root`,
  tag: (name) => `\`<balcao-${name}>\``,
}

/** A number for each reason why a condition says nothing of a panel. */
const reasonsIn = (measured: ReadonlyArray<Measured>, columns: ReadonlyArray<string>) => [
  ...new Set(
    measured.flatMap(({ outcomes }) =>
      columns.flatMap((column) => {
        const outcome = outcomes.get(column)
        return outcome && "without" in outcome ? [outcome.without] : []
      }),
    ),
  ),
]

const tableOf = (conditions: ReadonlyArray<Condition>, measured: ReadonlyArray<Measured>): string => {
  const columns = conditions.flatMap((condition) => condition.columns)
  const reasons = reasonsIn(measured, columns)
  const cell = (outcome: Outcome | undefined): string => {
    if (!outcome) return "?"
    return "without" in outcome ? `(${reasons.indexOf(outcome.without) + 1})` : String(outcome.length)
  }
  const rows = measured.map(({ name, kind, outcomes }) => [
    ways[kind](name),
    ...columns.map((column) => cell(outcomes.get(column))),
  ])
  const notes = reasons.map((reason, at) => `(${at + 1}) ${reason}.`)
  return [table(["panel", ...columns], rows), ...notes].join("\n\n")
}

const saysOf = ({ columns, says }: Condition) => `- **${columns.join(", ")}**: ${says}`

/** The report: a table for each group of conditions, with what was done above it. */
export const report = (
  groups: Readonly<Record<string, ReadonlyArray<Condition>>>,
  measured: ReadonlyArray<Measured>,
): string =>
  [
    "# Conformance",
    "Written by `npm run conformance`, in Chromium, on the built library, with APIs in memory. Each cell says how many faults were found; 0 is none, and ? is not measured.",
    ...Object.entries(groups).flatMap(([title, conditions]) => [
      `## ${title}`,
      conditions.map(saysOf).join("\n"),
      tableOf(conditions, measured),
    ]),
  ].join("\n\n") + "\n"
