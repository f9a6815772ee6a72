import type { Ref } from "react"
import { useWords } from "../../frame/useWords.ts"
import { Avatar } from "../../ui/avatar/Avatar.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { locate } from "../../ui/icon/mapIcons.ts"
import { Status } from "../../ui/status/Status.tsx"
import type { Courier } from "./courier.ts"
import { nameOf, situationOf, tones, vehicleIn } from "./courierFacts.ts"
import { deliveryMapWords } from "./words.ts"
import { Fact, MapCard } from "./MapCard.tsx"
import { useAgo } from "./useAgo.ts"

interface Props {
  readonly place: Ref<HTMLDialogElement>
  readonly courier: Courier
  readonly now: number
  readonly isFollowing: boolean
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

/** The card of a courier (section 2): name, vehicle, status, situation, and a button to follow them. */
export const CourierCard = ({ place, courier, now, isFollowing, onFollow, onClose }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  return (
    <MapCard
      place={place}
      name={nameOf(say, courier)}
      picture={<Avatar name={courier.name ?? ""} size={32} />}
      facts={<Facts courier={courier} now={now} />}
      acts={
        courier.at ? (
          <Button icon={locate} size="small" onPress={() => onFollow(!isFollowing)}>
            {say(isFollowing ? "unfollow" : "follow")}
          </Button>
        ) : (
          say("noPlace")
        )
      }
      onClose={onClose}
    />
  )
}
