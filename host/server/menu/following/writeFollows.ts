import { and, eq } from "drizzle-orm"
import { anyOf } from "../../db/anyOf.ts"
import { sql } from "drizzle-orm"
import type { InheritedRow, StoreOverride } from "../../../../src/contract/menu/following/follows.ts"
import { overridden } from "../../../../src/contract/menu/following/inherited.ts"
import type { Database } from "../../db/database.ts"
import { inheritedRows, storeOverrides } from "../../db/menuChainSchema.ts"
import type { MenuChange } from "../editor/writeRows.ts"

const rowKey = ({ list, row, source }: InheritedRow) => `${list} ${String(row)} ${String(source)}`

/** Rows per statement, which takes a limited number of parameters. */
const batchRows = 1000

const writeInherited = async (tx: Database, { before, after, company }: MenuChange) => {
  const [old, now] = [before.follows?.rows ?? [], after.follows?.rows ?? []]
  if (old === now) return
  const [known, remaining] = [new Set(old.map(rowKey)), new Set(now.map(rowKey))]
  const gone = old.filter((one) => !remaining.has(rowKey(one)))
  for (const list of new Set(gone.map((one) => one.list))) {
    const ids = gone.flatMap((one) => (one.list === list ? [Number(one.row)] : []))
    await tx
      .delete(inheritedRows)
      .where(and(eq(inheritedRows.list, list), sql`${inheritedRows.row} = ${anyOf(ids)}`))
  }
  const added = now.filter((one) => !known.has(rowKey(one)))
  for (let at = 0; at < added.length; at += batchRows)
    await tx.insert(inheritedRows).values(
      added.slice(at, at + batchRows).map(({ list, row, source }) => ({
        companyId: company,
        list,
        row: Number(row),
        source: Number(source),
      })),
    )
}

const overrideKey = (override: StoreOverride) => overridden(override).join(" ")

const numberOf = (id: StoreOverride["item"]) => (id === undefined ? null : Number(id))

const writeOverrides = async (tx: Database, { before, after, company, owner }: MenuChange) => {
  const [old, now] = [before.follows?.overrides ?? [], after.follows?.overrides ?? []]
  if (old === now) return
  const known = new Map(old.map((one) => [overrideKey(one), JSON.stringify(one)]))
  const current = new Map(now.map((one) => [overrideKey(one), JSON.stringify(one)]))
  for (const override of old) {
    if (current.get(overrideKey(override)) === known.get(overrideKey(override))) continue
    const { item, option, group } = override
    const where =
      item !== undefined
        ? eq(storeOverrides.item, Number(item))
        : option !== undefined
          ? eq(storeOverrides.option, Number(option))
          : eq(storeOverrides.group, Number(group))
    await tx.delete(storeOverrides).where(where)
  }
  const rows = now.filter((one) => known.get(overrideKey(one)) !== current.get(overrideKey(one)))
  if (rows.length === 0) return
  await tx.insert(storeOverrides).values(
    rows.map(({ item, option, group, soldOutUntil, ...values }) => ({
      applicationId: Number(owner.applicationId),
      companyId: company,
      item: numberOf(item),
      option: numberOf(option),
      group: numberOf(group),
      ...values,
      soldOutUntil: soldOutUntil === undefined ? null : new Date(soldOutUntil),
    })),
  )
}

/** Writes whose rows and values are the store's own, where that differs. */
export const writeFollows = async (tx: Database, change: MenuChange): Promise<void> => {
  if (!change.after.follows) return
  await writeInherited(tx, change)
  await writeOverrides(tx, change)
}
