import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { makeContentKey } from "../../api/freshKey.ts"
import {
  companyDeliveries,
  type CompanyDelivery,
  type Opening,
  type StaleCompanyDelivery,
} from "../../contract/companies/companyDeliveries.ts"
import type { RecordOption } from "../../resource/recordOption.ts"
import type { DeliveryRefusal } from "./explain.ts"

/** A delivery record being edited. No React in here. */
export interface DeliveryDraft {
  readonly company: ReadonlySignal<RecordOption | undefined>
  readonly opening: ReadonlySignal<Opening>
  /** How many fields differ from the record, or from a fresh one. */
  readonly changes: ReadonlySignal<number>
  readonly isDirty: ReadonlySignal<boolean>
  choose(company: RecordOption | undefined): void
  write(opening: Partial<Opening>): void
  /** Returns as much of the record as the answer holds. */
  save(): Effect.Effect<Partial<CompanyDelivery>, DeliveryRefusal | ApiError>
}

/** A new record starts closed, until the hours open it. */
const fresh: Opening = { isOpen: false, isManual: false }

/** The body of a save: unknown fields are sent back unchanged, server-controlled ones are left out. */
const savedOf = ({ _id, company: _c, changedAt: _a, changedBy: _b, ...rest }: CompanyDelivery) => rest

const makeDeliveryDraft = (
  api: Api,
  record: CompanyDelivery | undefined,
  first: RecordOption | undefined,
): DeliveryDraft => {
  let base = record
  const keyOf = makeContentKey()
  const company = signal(first)
  const start: Opening = record ? { isOpen: record.isOpen, isManual: record.isManual } : fresh
  const opening = signal(start)
  const changes = computed(() => {
    const { isOpen, isManual } = opening.value
    const different = [company.value?.id !== first?.id, isOpen !== start.isOpen, isManual !== start.isManual]
    return different.filter(Boolean).length
  })

  const choose = (next: RecordOption | undefined) => void (company.value = next)
  const write = (change: Partial<Opening>) => void (opening.value = { ...opening.peek(), ...change })
  /** Someone else saved first: their version is the one saved over. */
  const rebase = ({ current }: StaleCompanyDelivery) => void (base = { ...base, ...current })

  const save = () =>
    Effect.suspend((): Effect.Effect<Partial<CompanyDelivery>, DeliveryRefusal | ApiError> => {
      const body = opening.peek()
      if (!base) {
        const companyId = company.peek()?.recordId
        if (companyId === undefined) return Effect.interrupt
        const idempotencyKey = keyOf({ companyId, body })
        return api.call(companyDeliveries.create, { params: { companyId }, body }, { idempotencyKey })
      }
      const saving = api.call(companyDeliveries.save, {
        params: { id: base._id },
        body: { ...savedOf(base), ...body },
      })
      return Effect.tapError(saving, (error) =>
        Effect.sync(() => error._tag === "StaleCompanyDelivery" && rebase(error)),
      )
    })

  return { company, opening, changes, isDirty: computed(() => changes.value > 0), choose, write, save }
}

export const DeliveryDraft = createModel(makeDeliveryDraft)
