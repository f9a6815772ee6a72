import { Suspense, useMemo, useRef, useState } from "react"
import { usePanel } from "../../../frame/PanelContext.ts"
import { usePart, useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { history, x } from "../../../ui/icon/icons.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import { bellOff, bellRing, maximize, minimize, textSize } from "../icons.ts"
import { noFilter } from "../boardFilter.ts"
import { shownOf } from "../lanes.ts"
import { OfflineStrip } from "../OfflineStrip.tsx"
import type { Board } from "../useBoard.ts"
import { useOrderTimes } from "../useOrderTimes.ts"
import { Dish } from "./Dish.tsx"
import * as css from "./kitchen.css.ts"
import { type KitchenLane, kitchenLaneOf, kitchenLanes } from "./kitchenLanes.ts"
import { kitchenWords } from "./kitchenWords.ts"
import { ReviewLane } from "./ReviewLane.tsx"
import { useFullScreen } from "./useFullScreen.ts"
import { useNewOrderSound } from "./useNewOrderSound.ts"
import { useReview } from "./useReview.ts"
import { useWakeLock } from "./useWakeLock.ts"

const RecallSheet = lazily(() => import("./RecallSheet.tsx"))

/** Text sizes, one after the other. */
const sizes = [1, 1.25, 0.8] as const

interface HeadProps {
  readonly board: Board
  readonly sound: ReturnType<typeof useNewOrderSound>
  readonly screen: ReturnType<typeof useFullScreen>
  readonly onRecent: () => void
  readonly onSize: () => void
  readonly onLeave: () => void
}

const Head = ({ board, sound, screen, onRecent, onSize, onLeave }: HeadProps) => {
  const say = useWords("kitchen", kitchenWords)
  const times = useOrderTimes()
  const company = useValue(usePanel().client.session.company)
  const time = usePart(board.model.now, (now) => times.clock(now))
  return (
    <header className={css.head}>
      <h2>{company?.name ?? say("title")}</h2>
      <time>{time}</time>
      <IconButton icon={history} size="large" label={say("recent")} onPress={onRecent} />
      <IconButton
        icon={sound.isOn ? bellRing : bellOff}
        size="large"
        label={say(sound.isOn ? "soundOff" : "soundOn")}
        aria-pressed={sound.isOn}
        onPress={sound.toggle}
      />
      <IconButton icon={textSize} size="large" label={say("larger")} onPress={onSize} />
      <IconButton
        icon={screen.isFull ? minimize : maximize}
        size="large"
        label={say(screen.isFull ? "leaveFullScreen" : "fullScreen")}
        onPress={screen.toggle}
      />
      <IconButton icon={x} size="large" label={say("leave")} onPress={onLeave} />
    </header>
  )
}

interface LaneProps {
  readonly lane: KitchenLane
  readonly keys: ReadonlyArray<string>
  readonly board: Board
}

const Lane = ({ lane, keys, board }: LaneProps) => {
  const say = useWords("kitchen", kitchenWords)
  const name = say(lane)
  return (
    <section className={css.lane} aria-label={say("inColumn", { name, count: keys.length })}>
      <h3>
        {name} <small>{keys.length}</small>
      </h3>
      {keys.length === 0 ? <p>{say("nothing")}</p> : null}
      <ul>
        {keys.map((key) => (
          <Dish key={key} id={key} board={board} />
        ))}
      </ul>
    </section>
  )
}

interface Props {
  readonly board: Board
  readonly type: "restaurant" | "supermarket"
  readonly onLeave: () => void
}

/** The orders for whoever cooks: what is to do, what is being done, what is ready. Large, and it goes on without a connection. */
const Kitchen = ({ board, type, onLeave }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(element)
  const all = useValue(board.model.all)
  // No filter of the board is seen here, so none holds.
  const cards = useMemo(() => shownOf(all, noFilter, 0), [all])
  const [size, setSize] = useState(0)
  const [isRecalling, setRecalling] = useState(false)
  const { reviewed, recall, dismiss } = useReview(all)
  useWakeLock()
  const keysOf = (lane: KitchenLane) =>
    cards.filter(({ order }) => kitchenLaneOf(order) === lane).map(({ key }) => key)
  const sound = useNewOrderSound(keysOf("todo"))
  return (
    <div ref={element} className={css.kitchen} data-size={sizes[size]}>
      <Head
        {...{ board, sound, screen, onLeave }}
        onRecent={() => setRecalling(true)}
        onSize={() => setSize((size + 1) % sizes.length)}
      />
      <OfflineStrip board={board} />
      <div className={css.lanes}>
        <ReviewLane orders={reviewed} onDismiss={dismiss} />
        {kitchenLanes.map((lane) => (
          <Lane key={lane} {...{ lane, board }} keys={keysOf(lane)} />
        ))}
      </div>
      {isRecalling ? (
        <Suspense fallback={null}>
          <RecallSheet
            type={type}
            onRecall={(id) => {
              setRecalling(false)
              recall(id)
            }}
            onClose={() => setRecalling(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

export default Kitchen
