import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { isUnanswered } from "../../api/transient.ts"
import {
  companyDeliveries,
  type CompanyDelivery,
  type NoCompanyViewed,
  type Opening,
} from "../../contract/companies/companyDeliveries.ts"
import { arrive, loading, type Remote } from "../../frame/remote.ts"

/** The reason a request was refused. */
export type OpeningError = NoCompanyViewed | ApiError

/** The state of section 4, "Establishment open/closed with a manual flag". No React in here. */
export interface StoreToggleModel {
  /** The company's record; undefined when it has none. A failure stays until another answer comes. */
  readonly record: ReadonlySignal<Remote<CompanyDelivery | undefined, ApiError>>
  /** The displayed state: the last requested one, or the actual one if nothing is pending. */
  readonly shown: ReadonlySignal<Opening | undefined>
  /** True while a request has not been answered. */
  readonly isPending: ReadonlySignal<boolean>
  /** True when the last attempt did not reach the platform; the request is kept for the next one. */
  readonly isAway: ReadonlySignal<boolean>
  readonly error: ReadonlySignal<OpeningError | undefined>
  readonly isReading: ReadonlySignal<boolean>
  load(): Effect.Effect<void>
  request(opening: Opening): void
  /** Sends the latest request, and any made meanwhile, one call at a time. Does nothing when there is none. */
  send(): Effect.Effect<CompanyDelivery | undefined>
  dismiss(): void
}

/** The company's record after a request. An empty answer means that the request was granted. */
const recordOf = (
  before: CompanyDelivery | undefined,
  requested: Opening,
  answer: Partial<CompanyDelivery>,
): CompanyDelivery => {
  const { changedAt: _, changedBy: _by, ...rest } = before ?? { _id: "" }
  return { ...rest, ...requested, ...answer }
}

const stateOf = () => ({
  record: signal<Remote<CompanyDelivery | undefined, ApiError>>(loading),
  requested: signal<Opening | undefined>(undefined),
  isAway: signal(false),
  error: signal<OpeningError | undefined>(undefined),
  isReading: signal(false),
  /** Counts the requests the platform has granted. */
  granted: 0,
})
type State = ReturnType<typeof stateOf>

/** Reads the record, unless a request waits to be sent. */
const makeLoad = (api: Api, state: State) => {
  const { record, requested, isReading } = state
  const read = Effect.fnUntraced(function* () {
    const before = state.granted
    isReading.value = true
    const exit = yield* Effect.exit(Effect.map(api.call(companyDeliveries.list), (all) => all[0]))
    // An answer from before a request was granted is out of date.
    if (!requested.peek() && before === state.granted) record.value = arrive(record.peek(), exit)
  })
  return () =>
    Effect.suspend(() =>
      requested.peek()
        ? Effect.void
        : Effect.ensuring(
            read(),
            Effect.sync(() => (isReading.value = false)),
          ),
    )
}

/** Drops a request that the platform refused; keeps one that did not reach it. */
const refuse = ({ requested, isAway, error }: State, opening: Opening, cause: Cause.Cause<OpeningError>) => {
  const why = Option.getOrUndefined(Cause.findErrorOption(cause))
  isAway.value = why !== undefined && isUnanswered(why)
  if (isAway.peek()) return
  if (requested.peek() === opening) requested.value = undefined
  error.value = why
}

const makeSend = (api: Api, state: State) => {
  const { record, requested, isAway } = state
  let isSending = false

  const send = Effect.fnUntraced(function* () {
    let last: CompanyDelivery | undefined
    for (let opening = requested.peek(); opening; opening = requested.peek()) {
      const exit = yield* Effect.exit(api.call(companyDeliveries.open, { body: opening }))
      if (Exit.isFailure(exit)) {
        refuse(state, opening, exit.cause)
        if (isAway.peek()) break
        continue
      }
      last = recordOf(record.peek().data, opening, exit.value)
      state.granted += 1
      isAway.value = false
      record.value = { _tag: "Here", data: last }
      if (requested.peek() === opening) requested.value = undefined
    }
    return last
  })

  return () =>
    Effect.suspend(() => {
      if (isSending) return Effect.succeed(undefined)
      isSending = true
      return Effect.ensuring(
        send(),
        Effect.sync(() => (isSending = false)),
      )
    })
}

const makeStoreToggleModel = (api: Api): StoreToggleModel => {
  const state = stateOf()
  const { record, requested, isAway, error, isReading } = state
  return {
    record,
    shown: computed(() => requested.value ?? record.value.data),
    isPending: computed(() => requested.value !== undefined),
    isAway,
    error,
    isReading,
    load: makeLoad(api, state),
    request: (opening) => {
      error.value = undefined
      requested.value = opening
    },
    send: makeSend(api, state),
    dismiss: () => void (error.value = undefined),
  }
}

export const StoreToggleModel = createModel(makeStoreToggleModel)
