import * as Effect from "effect/Effect"
import { type ReactNode, useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Place } from "../../contract/resource/field.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import type { ResultPage } from "../../contract/wire/page.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useMapSource } from "../../frame/useMapSource.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { useReader } from "../../resource/described/useReader.ts"
import { Button } from "../../ui/button/Button.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { locate } from "../../ui/icon/mapIcons.ts"
import { RouteMap } from "../../ui/map/RouteMap.tsx"
import * as css from "./recordMap.css.ts"
import { useRecordMapWords } from "./words.ts"

/** More signs than these hide each other. */
const maxSigns = 100

/** A row of a list whose records have a name and a place. */
type PlacedRow<R extends Resource> = RowOf<R> & { readonly name: string | null; readonly place: Place | null }

interface Props<R extends Resource> {
  /** A list whose records are called by `name` and have a `place`. */
  readonly resource: R
  /** Returns the lines below a record's name. */
  readonly about: (row: PlacedRow<R>) => ReadonlyArray<ReactNode>
  readonly onOpen: (id: RecordId) => void
}

/** The first records that have a place, by their name, and how many there are. */
const usePlaced = <R extends Resource>(resource: R) => {
  const { api } = usePanel().client
  const load = useMemo(() => {
    const body = {
      filter: resource.filters.includes("place") ? { place: true } : {},
      sortField: "name",
      sortOrder: "asc" as const,
      pageNumber: 0,
      pageSize: maxSigns,
    }
    return api.call(callsOf(resource).find, { body } as never) as Effect.Effect<
      ResultPage<PlacedRow<R>>,
      ApiError
    >
  }, [api, resource])
  return useRemote(load)
}

const RecordItem = <R extends Resource>({
  row,
  number,
  about,
  onOpen,
}: Omit<Props<R>, "resource"> & { readonly row: PlacedRow<R>; readonly number: number }) => {
  const say = useRecordMapWords()
  return (
    <li className={css.one}>
      <Button
        tone="quiet"
        size="small"
        aria-label={say("open", { name: String(row.name) })}
        onPress={() => onOpen(row._id)}
      >
        {`${number}. ${String(row.name)}`}
      </Button>
      {about(row).map((line, index) => (
        <span key={index} className={css.muted}>
          {line}
        </span>
      ))}
    </li>
  )
}

/** Map of records, numbered as in the list below it. */
export const RecordMap = <R extends Resource>({ resource, about, onOpen }: Props<R>) => {
  const say = useRecordMapWords()
  const { word } = useReader(resource)
  const { locale, mapTiles } = usePanel()
  const source = useMapSource(mapTiles)
  const { remote, reload } = usePlaced(resource)
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
        label={say("map", { list: word("title") })}
        language={limits.locales[locale]}
        tiles={mapTiles}
        source={source}
        zoomIn={say("zoomIn")}
        zoomOut={say("zoomOut")}
        stops={items.map((row, index) => ({
          id: String(row._id),
          position: row.place as Place,
          name: String(row.name),
          text: String(index + 1),
        }))}
      />
      <ol className={css.list}>
        {items.map((row, index) => (
          <RecordItem key={String(row._id)} {...{ row, about, onOpen }} number={index + 1} />
        ))}
      </ol>
      {totalCount > items.length && <p className={css.muted}>{say("cut", { count: maxSigns })}</p>}
    </div>
  )
}
