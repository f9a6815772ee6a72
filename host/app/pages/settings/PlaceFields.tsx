import { type ApiError, usePanel, useTask, useValue } from "balcao"
import { calls, type Success } from "balcao/contract"
import { type SettingScope, settingScopes } from "balcao/settings"
import { Select } from "balcao/ui"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import type { Place } from "./useSettings.ts"
import { useSettingWords } from "./words.ts"

interface Props {
  readonly place: Place | undefined
  readonly scope: SettingScope
  readonly onChange: (scope: SettingScope, id: number | undefined) => void
}

/** List to search for the records of each scope. */
const sources = { APPLICATION: "applications", FRANCHISE: "franchises", COMPANY: "companies" } as const

type FoundPlaces = Success<typeof calls.choices.find>

/** Picker for the owner of the settings: anything within the user's reach, and the platform. */
export const PlaceFields = ({ place, scope, onChange }: Props) => {
  const { client } = usePanel()
  const { api } = client
  const say = useSettingWords()
  const viewed = useValue(client.session.company)
  const { run } = useTask<ApiError>()
  const [found, setFound] = useState<FoundPlaces>([])
  useEffect(() => {
    if (scope === "PLATFORM") return
    const find = api.call(calls.choices.find, { params: { source: sources[scope] }, query: {} })
    run(
      Effect.map(find, (all) => {
        setFound(all)
        const first = scope === "COMPANY" ? (viewed?._id ?? all[0]?._id) : all[0]?._id
        if (first !== undefined) onChange(scope, Number(first))
      }),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- a new choice is loaded for a new scope alone
  }, [api, scope, viewed?._id])
  return (
    <>
      <Select
        label={say("scope")}
        options={settingScopes.map((id) => ({ id, label: say(`scope.${id}`) }))}
        value={scope}
        onChange={(next) => onChange(next, undefined)}
      />
      {scope !== "PLATFORM" && (
        <Select
          label={say(`whose.${scope}`)}
          options={found.map(({ _id, label }) => ({ id: String(_id), label }))}
          value={place?.id === undefined ? "" : String(place.id)}
          placeholder={say("choose")}
          onChange={(id) => onChange(scope, Number(id))}
        />
      )}
    </>
  )
}
