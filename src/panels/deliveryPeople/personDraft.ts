import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { makeContentKey } from "../../api/freshKey.ts"
import { deliveryPeople } from "../../contract/deliveryPeople.ts"
import type { DeliveryPerson } from "../../contract/deliveryPerson.ts"
import type { RecordId } from "../../contract/recordId.ts"
import { createdPerson, savedPerson } from "./writtenPerson.ts"
import { arrive, type Remote, reloading } from "../../frame/remote.ts"
import { carried, makeTextDraft, type TextDraft } from "../../resource/editor/textDraft.ts"
import type { SearchOption } from "../../ui/options/OptionSearch.tsx"
import type { PersonRefusal } from "./explain.ts"
import { type PersonProblems, problemsOf } from "./personProblems.ts"
import { copyOf, type PersonField, type PersonTexts, savedPersonOf, textsOf } from "./personTexts.ts"

/** Which delivery person is written: the one of an id, or a new one, which may start as a copy. */
export interface DraftOf {
  readonly id: RecordId | undefined
  readonly copied: DeliveryPerson | undefined
  /** Who a new one delivers for, until something else is chosen. */
  readonly company: DeliveryPerson["company"]
}

/** The mark of payment, as the call takes it. */
export type Payment = (typeof deliveryPeople.pay)["body"]["Type"]

/** A delivery person being written. No React in here. */
export interface PersonDraft {
  /** The record as loaded or last saved; without one, the delivery person is new. */
  readonly person: ReadonlySignal<Remote<DeliveryPerson | undefined, ApiError>>
  readonly text: TextDraft<PersonField>
  readonly problems: ReadonlySignal<PersonProblems>
  readonly changes: ReadonlySignal<number>
  readonly isDirty: ReadonlySignal<boolean>
  /** What a company is called, as far as it was seen here. */
  readonly companyName: (id: string) => string
  chooseCompany(option: SearchOption): void
  load(): Effect.Effect<void>
  /**
   * Creates a new one, saves any other. What they then are is what the draft goes on from; undefined where the
   * platform told nothing of a new one and does not find them.
   */
  save(): Effect.Effect<DeliveryPerson | undefined, PersonRefusal | ApiError>
  /** Goes on from what someone else saved, with these texts in the fields. */
  settle(current: DeliveryPerson, texts: PersonTexts): void
  /** Marks them as paid, or takes the mark away; what is being written stays. */
  pay(payment: Payment): Effect.Effect<DeliveryPerson, ApiError>
}

const makePersonDraft = (api: Api, { id, copied, company }: DraftOf): PersonDraft => {
  const first = id === undefined ? { ...(company && { company }), ...(copied && copyOf(copied)) } : {}
  const person = signal<Remote<DeliveryPerson | undefined, ApiError>>(
    id === undefined ? { _tag: "Here", data: undefined } : { _tag: "Loading", data: undefined },
  )
  const text = makeTextDraft<PersonField>(textsOf(first))
  const seen = new Map<string, string>()
  const see = (option: DeliveryPerson["company"]) =>
    option && seen.set(String(option._id), option.name ?? `#${option._id}`)
  see(first.company)
  const keyOf = makeContentKey()

  /** What was written since `sent` stays. */
  const adopt = (saved: DeliveryPerson, sent = text.base.peek()) => {
    see(saved.company)
    const next = textsOf(saved)
    person.value = { _tag: "Here", data: saved }
    text.rebase(next, carried(sent, text.texts.peek(), next))
  }

  const load = Effect.fnUntraced(function* () {
    if (id === undefined) return
    person.value = reloading(person.peek())
    const exit = yield* Effect.exit(api.call(deliveryPeople.get, { params: { id } }))
    if (exit._tag === "Success") adopt(exit.value)
    else person.value = arrive(person.peek(), exit)
  })

  const save = () =>
    Effect.suspend((): Effect.Effect<DeliveryPerson | undefined, PersonRefusal | ApiError> => {
      const record = person.peek().data
      const sent = text.texts.peek()
      const body = savedPersonOf(record, record ? text.base.peek() : textsOf(), sent)
      const saving = record
        ? Effect.flatMap(api.call(deliveryPeople.save, { params: { id: record._id }, body }), (told) =>
            savedPerson(api, told, record, body),
          )
        : Effect.flatMap(api.call(deliveryPeople.create, { body }, { idempotencyKey: keyOf(body) }), (told) =>
            createdPerson(api, told, body),
          )
      return Effect.tap(saving, (saved) => Effect.sync(() => saved && adopt(saved, sent)))
    })

  const settle = (current: DeliveryPerson, texts: PersonTexts) => {
    see(current.company)
    person.value = { _tag: "Here", data: current }
    text.rebase(textsOf(current), texts)
  }

  const pay = (body: Payment) =>
    Effect.suspend(() => {
      const before = person.peek().data
      if (!before) return Effect.interrupt
      return api.call(deliveryPeople.pay, { params: { id: before._id }, body }).pipe(
        Effect.flatMap((told) => savedPerson(api, told, before, body)),
        Effect.tap((saved) => Effect.sync(() => adopt(saved))),
      )
    })

  const changes = computed(() => text.changed.value.length)
  return {
    person,
    text,
    problems: computed(() =>
      problemsOf(text.applied.value, text.base.value, person.value.data === undefined),
    ),
    changes,
    isDirty: computed(() => changes.value > 0),
    companyName: (of) => seen.get(of) ?? `#${of}`,
    chooseCompany: (option) => {
      if (option.id !== "") seen.set(option.id, option.label)
      text.write("company", option.id)
    },
    load,
    save,
    settle,
    pay,
  }
}

export const PersonDraft = createModel(makePersonDraft)
