import { type ReactNode, Suspense, useContext, useState } from "react"
import { describedParts } from "../../resource/described/describedParts.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import type { CustomParts } from "../../resource/described/CustomParts.ts"
import type { Parts } from "../../resource/described/parts.ts"
import { isLooseAssignable, namedMoves } from "../../contract/looseDeliveries/looseDeliveryMoves.ts"
import { rightLeft } from "../../resource/described/icons.ts"
import { plus, user } from "../../ui/icon/icons.ts"
import { wallet } from "../../ui/icon/menuIcons.ts"
import { columns3 } from "../../ui/icon/listIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { PickupPlace } from "./PickupPlace.tsx"
import { makeHolder, SendContext } from "./SendContext.ts"
import { resource } from "./sendDraft.ts"

/** The stores a list is of. */
export type LooseDeliveryType = "restaurant" | "supermarket"

const LazyDropoffs = lazily(() =>
  import("./DropoffsInput.tsx").then(({ DropoffsInput }) => ({ default: DropoffsInput })),
)

const Dropoffs = (props: FieldInputProps) => (
  <Suspense fallback={<Skeleton width="100%" />}>
    <LazyDropoffs {...props} center={useContext(SendContext).credits()?.pickup?.place} />
  </Suspense>
)

const LazyPayBy = lazily(() => import("./PayBy.tsx"))

const PayBy = (props: FieldInputProps) => (
  <Suspense fallback={<Skeleton width="100%" />}>
    <LazyPayBy {...props} />
  </Suspense>
)

const WithDraft = ({ children }: { readonly children: ReactNode }) => {
  const [holder] = useState(makeHolder)
  return <SendContext.Provider value={holder}>{children}</SendContext.Provider>
}

const explain: NonNullable<Parts["explain"]> = (word, api, error) => {
  const { _tag: tag, maxKm } = error as { readonly _tag: string; readonly maxKm?: number }
  if (tag === "QuoteChanged") return word("quoteChanged")
  if (tag === "NotEnoughCredits") return word("notEnoughCredits")
  if (tag === "TooFar") return word("tooFar", { km: maxKm })
  return api(error)
}

/** Nobody edits a delivery that was sent; whoever sees it moves it on. */
const viewerOptions = { extra: "loose-deliveries", isForViewers: true, writes: true } as const

const customParts: CustomParts<typeof looseDeliveries> = {
  Around: WithDraft,
  Live: lazily(() => import("./LooseLive.ts")),
  fields: { dropoffs: Dropoffs, payBy: PayBy, pickupPlace: PickupPlace },
  rowActions: [
    {
      id: "progress",
      icon: rightLeft,
      ...viewerOptions,
      isOffered: ({ nextStatuses }) => namedMoves(nextStatuses).length > 0,
      Action: lazily(() => import("./ChangeStatus.tsx")),
    },
    {
      id: "assign",
      icon: user,
      ...viewerOptions,
      isOffered: ({ status }) => isLooseAssignable(status),
      Action: lazily(() => import("./ChooseCourier.tsx")),
    },
  ],
  tabs: [{ id: "delivery", opensFirst: true, View: lazily(() => import("./DeliveryTab.tsx")) }],
  listActions: [
    {
      id: "send",
      icon: plus,
      isPrimary: true,
      writes: true,
      extra: "loose-deliveries",
      View: lazily(() => import("./SendDelivery.tsx")),
    },
    {
      id: "board",
      icon: columns3,
      extra: "loose-deliveries",
      View: lazily(() => import("./board/LooseBoard.tsx")),
    },
    {
      id: "credits",
      icon: wallet,
      extra: "loose-deliveries",
      View: lazily(() => import("./credits/Credits.tsx")),
    },
  ],
}

const make = (type: LooseDeliveryType): Parts => {
  const described = describedParts(resource)
  const { filters, ...list } = described.list
  return {
    ...described,
    list: {
      ...list,
      within: { type: [type] },
      filters: (...about) => (filters?.(...about) ?? []).filter(({ id }) => id !== "type"),
    },
    explain,
    ...(customParts as CustomParts<Resource>),
  }
}

const made = new Map<LooseDeliveryType, Parts>()

/** The parts of the list of such stores. */
export const looseDeliveryParts = (type: LooseDeliveryType): Parts => {
  const parts = made.get(type) ?? make(type)
  made.set(type, parts)
  return parts
}
