import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import {
  companyDeliveries,
  type CompanyDelivery,
  type NoCompanyViewed,
  type Opening,
} from "../../contract/companyDeliveries.ts"
import { arrive, loading, type Remote } from "../../frame/remote.ts"

/** Why a wish was not granted. */
export type OpeningError = NoCompanyViewed | ApiError

/** The state of section 4, "Establishment open/closed with a manual flag". No React in here. */
export interface StoreToggleModel {
  /** The company's record; undefined when it has none. A failure stays until another answer comes. */
  readonly record: ReadonlySignal<Remote<CompanyDelivery | undefined, ApiError>>
  /** What is shown: what was wished for, else what is. */
  readonly shown: ReadonlySignal<Opening | undefined>
  /** True while a wish has not arrived yet. */
  readonly isPending: ReadonlySignal<boolean>
  /** True when the last attempt found nobody: the wish waits for the next. */
  readonly isAway: ReadonlySignal<boolean>
  readonly error: ReadonlySignal<OpeningError | undefined>
  readonly isReading: ReadonlySignal<boolean>
  load(): Effect.Effect<void>
  wish(opening: Opening): void
  /** Sends the last wish, and those made meanwhile; one call at a time. Does nothing when there is none. */
  settle(): Effect.Effect<CompanyDelivery | undefined>
  dismiss(): void
}

/** What a company's record is now. An answer that tells nothing of it means that the wish was granted. */
const recordOf = (
  before: CompanyDelivery | undefined,
  wish: Opening,
  told: Partial<CompanyDelivery>,
): CompanyDelivery => {
  const { changedAt: _, changedBy: _by, ...rest } = before ?? { _id: "" }
  return { ...rest, ...wish, ...told }
}

const makeStoreToggleModel = (api: Api): StoreToggleModel => {
  const record = signal<Remote<CompanyDelivery | undefined, ApiError>>(loading)
  const wanted = signal<Opening | undefined>(undefined)
  const isAway = signal(false)
  const error = signal<OpeningError | undefined>(undefined)
  const isReading = signal(false)
  let isSending = false
  let granted = 0

  /** What was asked before a wish was granted would show the past. */
  const read = Effect.fnUntraced(function* () {
    const before = granted
    isReading.value = true
    const exit = yield* Effect.exit(Effect.map(api.call(companyDeliveries.list), (all) => all[0]))
    if (!wanted.peek() && before === granted) record.value = arrive(record.peek(), exit)
  })

  const load = () =>
    Effect.suspend(() =>
      wanted.peek()
        ? Effect.void
        : Effect.ensuring(
            read(),
            Effect.sync(() => (isReading.value = false)),
          ),
    )

  const refuse = (wish: Opening, cause: Cause.Cause<OpeningError>) => {
    const why = Option.getOrUndefined(Cause.findErrorOption(cause))
    isAway.value = why?._tag === "Unreachable"
    if (isAway.peek()) return
    if (wanted.peek() === wish) wanted.value = undefined
    error.value = why
  }

  const send = Effect.fnUntraced(function* () {
    let last: CompanyDelivery | undefined
    for (let wish = wanted.peek(); wish; wish = wanted.peek()) {
      const exit = yield* Effect.exit(api.call(companyDeliveries.open, { body: wish }))
      if (Exit.isFailure(exit)) {
        refuse(wish, exit.cause)
        if (isAway.peek()) break
        continue
      }
      last = recordOf(record.peek().data, wish, exit.value)
      granted += 1
      isAway.value = false
      record.value = { _tag: "Here", data: last }
      if (wanted.peek() === wish) wanted.value = undefined
    }
    return last
  })

  const settle = () =>
    Effect.suspend(() => {
      if (isSending) return Effect.succeed(undefined)
      isSending = true
      return Effect.ensuring(
        send(),
        Effect.sync(() => (isSending = false)),
      )
    })

  const wish = (opening: Opening) => {
    error.value = undefined
    wanted.value = opening
  }

  return {
    record,
    shown: computed(() => wanted.value ?? record.value.data),
    isPending: computed(() => wanted.value !== undefined),
    isAway,
    error,
    isReading,
    load,
    wish,
    settle,
    dismiss: () => void (error.value = undefined),
  }
}

export const StoreToggleModel = createModel(makeStoreToggleModel)
