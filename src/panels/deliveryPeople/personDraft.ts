import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { makeContentKey } from "../../api/freshKey.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { createdPerson, savedPerson } from "./writtenPerson.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { withOwnChanges, makeTextDraft, type TextDraft } from "../../resource/editor/textDraft.ts"
import { type RecordOption, recordOption } from "../../resource/recordOption.ts"
import type { PersonRefusal } from "./explain.ts"
import { type PersonProblems, problemsOf } from "./personProblems.ts"
import { copyOf, type PersonField, type PersonTexts, savedPersonOf, textsOf } from "./personTexts.ts"

/** Which delivery person is edited: an existing one by id, or a new one, which may start as a copy. */
export interface DraftOf {
  readonly id: RecordId | undefined
  readonly copied: DeliveryPerson | undefined
  /** The company of a new one until another is chosen. */
  readonly company: DeliveryPerson["company"]
}

/** The payment state, as the call takes it. */
export type Payment = (typeof deliveryPeople.pay)["body"]["Type"]

/** A delivery person being edited. No React in here. */
export interface PersonDraft {
  /** The record as loaded or last saved; without one, the delivery person is new. */
  readonly person: ReadonlySignal<Remote<DeliveryPerson | undefined, ApiError>>
  readonly text: TextDraft<PersonField>
  readonly problems: ReadonlySignal<PersonProblems>
  readonly changes: ReadonlySignal<number>
  readonly isDirty: ReadonlySignal<boolean>
  /** A company by its id's text: with the name and the id that a record or a choice has brought. */
  readonly companyOf: (id: string) => RecordOption
  chooseCompany(option: RecordOption | undefined): void
  load(): Effect.Effect<void>
  /**
   * Creates or saves, and continues from the saved record; undefined if the platform did not return the new record and
   * a search does not find it.
   */
  save(): Effect.Effect<DeliveryPerson | undefined, PersonRefusal | ApiError>
  /** Continues from what someone else saved, with these texts in the fields. */
  resolveConflict(current: DeliveryPerson, texts: PersonTexts): void
  /** Marks them as paid or not paid; unsaved edits stay. */
  pay(payment: Payment): Effect.Effect<DeliveryPerson, ApiError>
}

/** The companies seen in records and choices, for a draft that holds only the text of an id. */
const makeCompanies = () => {
  const seen = new Map<string, RecordOption>()
  const add = (option: RecordOption) => void seen.set(option.id, option)
  return {
    add,
    addOf: ({ company }: Partial<DeliveryPerson>) => company && add(recordOption(company._id, company.name)),
    of: (id: string) => seen.get(id) ?? recordOption(id, undefined),
  }
}

const stateOf = ({ id, copied, company }: DraftOf) => {
  const initial = id === undefined ? { ...(company && { company }), ...(copied && copyOf(copied)) } : {}
  const companies = makeCompanies()
  companies.addOf(initial)
  return {
    person: signal<Remote<DeliveryPerson | undefined, ApiError>>(
      id === undefined ? { _tag: "Here", data: undefined } : loading,
    ),
    text: makeTextDraft<PersonField>(textsOf(initial)),
    companies,
  }
}
type State = ReturnType<typeof stateOf>

/** Makes `current` the record that the draft is compared with, with these texts in the fields. */
const rebase = ({ person, text, companies }: State, current: DeliveryPerson, texts: PersonTexts) => {
  companies.addOf(current)
  person.value = { _tag: "Here", data: current }
  text.rebase(textsOf(current), texts)
}

/** Makes `saved` the record and keeps what was typed since `sent`. */
const adopt = (state: State, saved: DeliveryPerson, sent = state.text.base.peek()) =>
  rebase(state, saved, withOwnChanges(sent, state.text.texts.peek(), textsOf(saved)))

const makeLoad = (api: Api, state: State, id: RecordId | undefined) =>
  Effect.fnUntraced(function* () {
    if (id === undefined) return
    const { person } = state
    person.value = reloading(person.peek())
    const exit = yield* Effect.exit(api.call(deliveryPeople.get, { params: { id } }))
    if (exit._tag === "Success") adopt(state, exit.value)
    else person.value = arrive(person.peek(), exit)
  })

const makeSave = (api: Api, state: State) => {
  const { person, text, companies } = state
  const keyOf = makeContentKey()
  return () =>
    Effect.suspend((): Effect.Effect<DeliveryPerson | undefined, PersonRefusal | ApiError> => {
      const record = person.peek().data
      const sent = text.texts.peek()
      const base = record ? text.base.peek() : textsOf()
      const body = savedPersonOf(record, base, sent, (id) => companies.of(id).recordId)
      const saving = record
        ? Effect.flatMap(api.call(deliveryPeople.save, { params: { id: record._id }, body }), (answer) =>
            savedPerson(api, answer, record, body),
          )
        : Effect.flatMap(
            api.call(deliveryPeople.create, { body }, { idempotencyKey: keyOf(body) }),
            (answer) => createdPerson(api, answer, body),
          )
      return Effect.tap(saving, (saved) => Effect.sync(() => saved && adopt(state, saved, sent)))
    })
}

const makePay = (api: Api, state: State) => (body: Payment) =>
  Effect.suspend(() => {
    const before = state.person.peek().data
    if (!before) return Effect.interrupt
    return api.call(deliveryPeople.pay, { params: { id: before._id }, body }).pipe(
      Effect.flatMap((answer) => savedPerson(api, answer, before, body)),
      Effect.tap((saved) => Effect.sync(() => adopt(state, saved))),
    )
  })

const makePersonDraft = (api: Api, of: DraftOf): PersonDraft => {
  const state = stateOf(of)
  const { person, text, companies } = state
  const changes = computed(() => text.changed.value.length)
  return {
    person,
    text,
    problems: computed(() =>
      problemsOf(text.applied.value, text.base.value, person.value.data === undefined),
    ),
    changes,
    isDirty: computed(() => changes.value > 0),
    companyOf: companies.of,
    chooseCompany: (option) => {
      if (option) companies.add(option)
      text.write("company", option?.id ?? "")
    },
    load: makeLoad(api, state, of.id),
    save: makeSave(api, state),
    resolveConflict: (current, texts) => rebase(state, current, texts),
    pay: makePay(api, state),
  }
}

export const PersonDraft = createModel(makePersonDraft)
