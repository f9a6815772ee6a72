import { useCallback } from "react"
import type { LivePerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { factsText } from "../../contract/isolateText.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { courierWords } from "./courierWords.ts"

/** Somebody who may be given a delivery, and what is known of them. */
export interface Candidate extends Pick<LivePerson, "_id" | "person" | "typeOfVehicle"> {
  /** Meters from the store; null or undefined if unknown. */
  readonly distance?: number | null
  /** Number of orders and loose deliveries they have. */
  readonly load?: number
}

/** Writes a candidate's vehicle, distance from the store and load, as far as they are known. */
export type CourierFacts = (one: Candidate) => string

/** Returns a function that writes what speaks for a candidate. */
export const useCourierFacts = (): CourierFacts => {
  const say = useWords("couriers", courierWords)
  return useCallback(
    ({ typeOfVehicle, distance, load }) => {
      const distanceText = (meters: number | null) => {
        if (meters === null) return say("distanceUnknown")
        const rounded = Math.round(meters / 10) * 10
        if (rounded < 1000) return say("metersAway", { meters: rounded })
        return say("kmAway", { km: Math.round(meters / 100) / 10 })
      }
      return factsText([
        typeOfVehicle ? wordOf(say, "vehicle", typeOfVehicle) : undefined,
        distance === undefined ? undefined : distanceText(distance),
        load === undefined ? undefined : load === 0 ? say("noLoad") : say("load", { count: load }),
      ])
    },
    [say],
  )
}
