import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isWithinOwner, covers, authorize } from "../../../host/server/access/authority.ts"
import { mayGrant } from "../../../src/contract/access/access.ts"
import {
  authorityOf,
  type Deed,
  deeds,
  newcomer,
  powerOf,
  risen,
  type World,
  type WorldPerson,
  worlds,
} from "../../rights.ts"

const group = "groupMenu"

/** The world after a deed of its first person, decided as the server decides; undefined when it is refused. */
const done = (world: World, deed: Deed): World | undefined => {
  const author = authorityOf(world, world.people[0]!)
  const isGrantable = (name: string) => name === group || mayGrant(author, name)
  const mayGive = (at: number, receiver: WorldPerson) =>
    world.roles[at]!.names.every(isGrantable) &&
    isWithinOwner(world.roles[at]!.owner, authorityOf(world, receiver))
  const change = (people: ReadonlyArray<WorldPerson>, roles = world.roles): World | undefined => {
    const next = { people, roles }
    const isFine = people.every((person, at) => {
      const was = world.people[at]
      const before = was && authorityOf(world, was)
      const isTouched = was !== person || (deed.do === "edit" && person.roles.includes(deed.role))
      const told = { ...(before && { before }), after: authorityOf(next, person) }
      return !isTouched || authorize(author, told) === "allowed"
    })
    return isFine ? next : undefined
  }
  if (deed.do === "edit") {
    const { names, owner } = world.roles[deed.role]!
    if (!deed.names.every((name) => names.includes(name) || isGrantable(name))) return undefined
    return change(world.people, world.roles.with(deed.role, { owner, names: deed.names }))
  }
  const to = deed.do === "create" ? newcomer(deed.at) : world.people[deed.to % world.people.length]!
  const roles = deed.do === "password" ? to.roles : deed.roles
  if (!roles.every((at) => to.roles.includes(at) || mayGive(at, to))) return undefined
  if (deed.do === "create") return change([...world.people, { ...to, roles }])
  return change(world.people.map((person) => (person === to ? { ...to, roles } : person)))
}

describe("whoever manages people", () => {
  it("gains nothing by ten thousand changes, nor through anybody whose password they may set then", () => {
    const seen = { done: 0, refused: 0 }
    fc.assert(
      fc.property(worlds, deeds, (start, wanted) => {
        let world = start
        for (const deed of wanted) {
          const next = done(world, deed)
          seen[next ? "done" : "refused"] += 1
          world = next ?? world
        }
        return risen(start, world).length === 0
      }),
      { numRuns: 4500 },
    )
    expect(seen.done + seen.refused).toBeGreaterThan(10_000)
    expect(Math.min(seen.done, seen.refused)).toBeGreaterThan(2000)
  }, 30_000)

  it("covers only those who hold nothing they lack themselves", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const [one, other] = world.people as [WorldPerson, WorldPerson]
        if (!covers(authorityOf(world, one), authorityOf(world, other))) return true
        const power = powerOf(world, one)
        return [...powerOf(world, other)].every((thing) => power.has(thing))
      }),
      { numRuns: 2000 },
    )
  })
})
