import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { limits } from "../../../contract/limits.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { offerStores } from "../../../contract/resources/offerStores.ts"
import type { ResultPage } from "../../../contract/wire/page.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useMapSource } from "../../../frame/useMapSource.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { locate } from "../../../ui/icon/mapIcons.ts"
import { RouteMap } from "../../../ui/map/RouteMap.tsx"
import * as css from "./storeMap.css.ts"
import { useStoreMapWords } from "./storeMapWords.ts"

type Store = RowOf<typeof offerStores>

/** More signs than these hide each other. */
const maxStores = 100

interface Props {
  readonly onOpen: (id: RecordId) => void
}

/** The first stores by their name, and how many there are. */
const useStores = () => {
  const { api } = usePanel().client
  const load = useMemo(() => {
    const body = {
      filter: {},
      sortField: "name",
      sortOrder: "asc" as const,
      pageNumber: 0,
      pageSize: maxStores,
    }
    return api.call(callsOf(offerStores).find, { body } as never) as Effect.Effect<
      ResultPage<Store>,
      ApiError
    >
  }, [api])
  return useRemote(load)
}

const StoreItem = ({ store, number, onOpen }: Props & { readonly store: Store; readonly number: number }) => {
  const say = useStoreMapWords()
  return (
    <li className={css.one}>
      <Button
        tone="quiet"
        size="small"
        aria-label={say("open", { name: store.name })}
        onPress={() => onOpen(store._id)}
      >
        {`${number}. ${store.name}`}
      </Button>
      <span className={css.muted}>{`${store.company?.label ?? ""} · ${store.address}`}</span>
      <span className={css.muted}>
        {store.isActive ? say("live", { count: store.liveTabloids ?? 0 }) : say("inactive")}
      </span>
    </li>
  )
}

/** Where the stores are, by numbers that the list below names. */
const StoreMap = ({ onOpen }: Props) => {
  const say = useStoreMapWords()
  const { locale, mapTiles } = usePanel()
  const source = useMapSource(mapTiles)
  const { remote, reload } = useStores()
  const error = failure(remote)
  if (error) return <LoadFailure title={say("loadFailed")} error={error} onRetry={reload} />
  if (!remote.data) return <EditorWait />
  const { items, totalCount } = remote.data
  if (items.length === 0) return <EmptyState icon={locate} title={say("none")} text={say("noneText")} />
  return (
    <div className={css.view}>
      <RouteMap
        isLoose
        isTall
        label={say("map")}
        language={limits.locales[locale]}
        tiles={mapTiles}
        source={source}
        zoomIn={say("zoomIn")}
        zoomOut={say("zoomOut")}
        stops={items.map(({ _id, name, place }, index) => ({
          id: String(_id),
          position: place,
          name,
          text: String(index + 1),
        }))}
      />
      <ol className={css.list}>
        {items.map((store, index) => (
          <StoreItem key={String(store._id)} {...{ store, onOpen }} number={index + 1} />
        ))}
      </ol>
      {totalCount > items.length && <p className={css.muted}>{say("cut", { count: maxStores })}</p>}
    </div>
  )
}

export default StoreMap
