import type { offerPeople } from "../contract/resources/offerPeople.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"
import { samplePeople } from "./people.ts"

const devices = ["ANDROID", "ANDROID", "IOS", "ANDROID", "WEB"] as const
const count = 40

/** Readers of the demo's offers: some of the people its application knows. */
export const sampleOfferPeople = (now: number): ReadonlyArray<GivenRow<typeof offerPeople>> =>
  samplePeople(now)
    .slice(0, count)
    .map(({ name, phone, email, birthDate, gender }, index) => {
      const device = nth(devices, index)
      const isAway = index % 9 === 5
      return {
        name,
        ...(phone != null && { phone }),
        ...(email != null && { email }),
        ...(birthDate != null && { birthDate }),
        ...(gender === "FEMALE" || gender === "MALE" ? { gender } : {}),
        city: 1 + (index % 8),
        acceptsPush: index % 4 !== 3,
        device,
        hasPush: device !== "WEB" && index % 4 !== 3,
        lastAccessAt: momentFrom(now, isAway ? -90 - index : -(index % 12)),
        status: isAway ? "INACTIVE" : index === 17 ? "BLOCKED" : "ACTIVE",
        createdAt: momentFrom(now, -120 - index * 3),
      }
    })
