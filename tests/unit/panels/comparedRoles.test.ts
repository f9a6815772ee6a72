import { expect, test } from "vitest"
import { branchesOf } from "../../../src/contract/access/permissionTree.ts"
import { comparedRoles } from "../../../src/panels/roles/compare/comparedRoles.ts"

const permission = (id: number, parentId: number | null = null) => ({
  id,
  name: `permission${id}`,
  title: `Permission ${id}`,
  level: parentId === null ? 1 : 2,
  parentId,
})

test("two roles are compared group by group, without what neither holds", () => {
  const branches = branchesOf([
    permission(1),
    permission(2, 1),
    permission(3, 1),
    permission(4, 1),
    permission(5),
    permission(6),
    permission(7, 6),
  ] as never)
  const groups = comparedRoles(branches, { permissions: [1, 2, 3] }, { permissions: [3, 5] })
  expect(
    groups.map(({ parent, permissions }) => [parent.id, permissions.map(({ id, holders }) => [id, holders])]),
  ).toEqual([
    [
      1,
      [
        [2, "first"],
        [3, "both"],
      ],
    ],
    [5, [[5, "second"]]],
  ])
})
