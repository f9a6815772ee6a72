import { entryOf } from "../../contract/wire/entryOf.ts"
type Chosen = Readonly<Record<string, string | boolean | undefined>>

interface Recipe {
  readonly defaultClassName: string
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly defaultVariants: Chosen
  readonly compoundVariants: ReadonlyArray<readonly [match: Chosen, className: string]>
}

/**
 * The class names of a recipe for the variants chosen. Stands in for
 * `@vanilla-extract/recipes/createRuntimeFn` in the scripts, where that weighs 0.5 kB (docs/decisions/0009).
 */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }: Recipe) =>
  (given: Chosen = {}): string => {
    const chosen = (name: string) => given[name] ?? defaultVariants[name]
    const variants = Object.entries(variantClassNames).map(([name, classNames]) =>
      entryOf(classNames, String(chosen(name))),
    )
    const compounds = compoundVariants.map(([match, className]) =>
      Object.entries(match).every(([name, value]) => chosen(name) === value) ? className : undefined,
    )
    return [defaultClassName, ...variants, ...compounds].filter(Boolean).join(" ")
  }
