import type { AreaTally } from "../../contract/deliveryAreas/tallyAreas.ts"
import type { DeliveryArea } from "../../contract/resources/deliverySettings.ts"
import { neighborhoodsOf } from "../../contract/deliveryAreas/areaHolds.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useDeliveryAreaWords } from "./words.ts"

/** Returns functions that write an area's name, what it is and what it costs. */
export const useAreaTexts = () => {
  const say = useDeliveryAreaWords()
  const money = useMoney()
  const shapeOf = (area: DeliveryArea): string => {
    if (area.shape === "RADIUS") return say("radius", { km: area.radiusKm ?? 0 })
    if (area.shape === "NEIGHBORHOOD") return say("neighborhoods", { count: neighborhoodsOf(area).length })
    return say("drawn")
  }
  const timesOf = ({ delivers, etaMin, etaMax }: DeliveryArea): ReadonlyArray<string> =>
    delivers !== "NO" && etaMin && etaMax ? [say("minutes", { from: etaMin, to: etaMax })] : []
  const hoursOf = ({ from, until }: DeliveryArea): ReadonlyArray<string> =>
    from && until ? [say("hours", { from, to: until })] : []
  return {
    nameOf: ({ name }: Pick<DeliveryArea, "name">): string => name || say("unnamed"),
    aboutOf: (area: DeliveryArea): string =>
      [...(area.isActive ? [] : [say("off")]), shapeOf(area), ...timesOf(area), ...hoursOf(area)].join(" · "),
    tallyOf: ({ orders, totalCents }: AreaTally): string =>
      [say("orders", { count: orders }), ...(totalCents > 0 ? [money(totalCents)] : [])].join(" · "),
    feeOf: (area: DeliveryArea): string => {
      if (area.delivers === "NO") return say("refused")
      const fee = money(area.fee ?? 0)
      return area.feeRule === "PER_KM" ? say("perKm", { fee, perKm: money(area.perKm ?? 0) }) : fee
    },
  }
}
