import { type Ref, Suspense, useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { Avatar } from "../../ui/avatar/Avatar.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { locate } from "../../ui/icon/mapIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { Status } from "../../ui/status/Status.tsx"
import type { Courier } from "./courier.ts"
import { nameOf, situationOf, tones, vehicleIn } from "./courierFacts.ts"
import { deliveryMapWords } from "./words.ts"
import { Fact, MapCard } from "./MapCard.tsx"
import { useAgo } from "./useAgo.ts"
import { useCourierWork } from "./useCourierWork.ts"
import { type OrderHref, WorkFacts } from "./WorkFacts.tsx"
import { workWords } from "./workWords.ts"

const GiveOrder = lazily(() => import("./GiveOrder.tsx"))

interface Props {
  readonly place: Ref<HTMLDialogElement>
  readonly courier: Courier
  readonly now: number
  readonly isFollowing: boolean
  readonly orderHref: OrderHref | undefined
  readonly onFollow: (isFollowing: boolean) => void
  readonly onClose: () => void
}

const Facts = ({ courier, now }: Pick<Props, "courier" | "now">) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const ago = useAgo()
  const { isOnline, marker, heardAt } = courier
  const lastSeenText = heardAt === undefined ? say("never") : ago(heardAt, now)
  return (
    <>
      <Fact name={say("vehicle")}>{vehicleIn(say, courier)}</Fact>
      <Fact name={say("status")}>
        <Status tone={isOnline ? "success" : "danger"}>{say(isOnline ? "online" : "offline")}</Status>
      </Fact>
      <Fact name={say("situation")}>
        {marker === "route" ? (
          <Status tone="info">{situationOf(say, courier)}</Status>
        ) : (
          situationOf(say, courier)
        )}
      </Fact>
      <Fact name={say("lastHeard")}>
        {marker === "silent" ? (
          <Status tone={tones.silent}>
            {say("silent")}, {lastSeenText}
          </Status>
        ) : (
          lastSeenText
        )}
      </Fact>
    </>
  )
}

/**
 * The card of a courier (section 2): name, vehicle, status and situation; where the server tells of them, their phone and
 * orders, and a way to give them one.
 */
export const CourierCard = (props: Props) => {
  const { place, courier, now, isFollowing, orderHref, onFollow, onClose } = props
  const say = useWords("deliveryMap", deliveryMapWords)
  const words = useWords("courierWork", workWords)
  const { readOnly } = usePanel()
  const work = useCourierWork(courier.id)
  const [isGiving, setGiving] = useState(false)
  const { _id: id, waiting = [] } = work?.remote.data ?? {}
  const name = nameOf(say, courier)
  return (
    <>
      <MapCard
        place={place}
        name={name}
        picture={<Avatar name={courier.name ?? ""} size={32} />}
        facts={
          <>
            <Facts courier={courier} now={now} />
            {work ? <WorkFacts {...{ work, orderHref }} /> : null}
          </>
        }
        acts={
          <>
            {courier.at ? (
              <Button icon={locate} size="small" onPress={() => onFollow(!isFollowing)}>
                {say(isFollowing ? "unfollow" : "follow")}
              </Button>
            ) : (
              say("noPlace")
            )}
            {!readOnly && waiting.length > 0 ? (
              <Button size="small" onPress={() => setGiving(true)}>
                {words("give")}
              </Button>
            ) : null}
          </>
        }
        onClose={onClose}
      />
      <Suspense>
        {isGiving && work && id !== undefined ? (
          <GiveOrder
            courier={{ id, name }}
            waiting={waiting}
            onDone={work.reload}
            onClose={() => setGiving(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
