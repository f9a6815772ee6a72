import { BaseSequencer, type TestSpecification } from "vitest/node"

/** The files that take longest, the longest first. */
const longest = ["resources", "http", "postgres", "embedded", "folder", "adding", "crowds"]

const rank = ({ moduleId }: TestSpecification) => {
  const index = longest.findIndex((name) => moduleId.endsWith(`tests/server/${name}.test.ts`))
  return index === -1 ? longest.length : index
}

/** Starts the longest files first; one that starts last would run alone, while the other core waits. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
