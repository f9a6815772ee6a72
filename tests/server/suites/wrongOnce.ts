import { afterEach, beforeEach } from "vitest"

/**
 * Kinds of parts that were sent every wrong value in a passed test (`known`) and in the running one (`tried`), with
 * those values.
 */
const known = new Set<string>()
const tried = new Set<string>()

/** Every value that is wrong here, or the first of them where a part of the same kind was sent all of them before. */
export const wrongOf = <T>(
  kind: string,
  all: ReadonlyArray<T>,
  isWrong: (value: T) => boolean,
  least = 1,
): ReadonlyArray<T> => {
  const wrong = all.filter(isWrong)
  const key = `${kind} ${wrong.map((value) => all.indexOf(value)).join()}`
  const chosen = known.has(key) || tried.has(key) ? wrong.slice(0, least) : wrong
  tried.add(key)
  return chosen
}

const schemas = new Map<unknown, number>()

/** A number for each schema, the same for the same one. */
export const numberOf = (schema: unknown) => {
  const number = schemas.get(schema) ?? schemas.size
  schemas.set(schema, number)
  return number
}

/** For the suite that calls it: a test that fails and is tried again sends all of it again. */
export const noteWhatPasses = () => {
  beforeEach(() => tried.clear())
  afterEach(({ task }) => {
    if (task.result?.state !== "fail") for (const key of tried) known.add(key)
  })
}
