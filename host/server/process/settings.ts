/** A setting that cannot be used, said so that whoever starts the server can put it right. */
export class BadSetting extends Error {}

/** The variables a process is started with. */
export type Env = Readonly<Record<string, string | undefined>>

/** Returns a variable's value; undefined if it is empty. */
export const textOf = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined

/** One of these words. Throws `BadSetting` for another. */
export const oneOf = <const A extends string>(
  env: Env,
  name: string,
  choices: ReadonlyArray<A>,
): A | undefined => {
  const value = textOf(env, name)
  const choice = choices.find((one) => one === value)
  if (value !== undefined && choice === undefined)
    throw new BadSetting(`${name} is "${value}"; it may be ${choices.join(" or ")}.`)
  return choice
}

/** An address with one of these protocols. Throws `BadSetting` for anything else. */
export const urlOf = (env: Env, name: string, protocols: ReadonlyArray<string>): string | undefined => {
  const value = textOf(env, name)
  if (value === undefined) return undefined
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new BadSetting(`${name} must be an address that begins with ${protocols.join("// or ")}//.`)
  return value
}

/** Returns the comma-separated items. */
export const listOf = (env: Env, name: string): ReadonlyArray<string> =>
  (textOf(env, name) ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "")
