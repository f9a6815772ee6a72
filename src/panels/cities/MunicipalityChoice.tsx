import { useMemo, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { type Municipality, municipalities } from "../../contract/places/municipalities.ts"
import { states } from "../../contract/places/states.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { Button } from "../../ui/button/Button.tsx"
import { CheckboxGroup } from "../../ui/check/CheckboxGroup.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import * as css from "./cities.css.ts"
import { useCitiesWords } from "./words.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"

interface Props {
  readonly state: keyof typeof states
  readonly application: RecordId | undefined
  readonly codes: ReadonlyArray<string>
  readonly onChange: (codes: ReadonlyArray<string>) => void
}

interface NamesProps extends Pick<Props, "state" | "codes" | "onChange"> {
  readonly found: ReadonlyArray<Municipality>
}

/** Municipalities by name; those that are cities already are told and cannot be chosen. */
const Names = ({ state, codes, onChange, found }: NamesProps) => {
  const { locale } = usePanel()
  const say = useCitiesWords()
  const [text, setText] = useState("")
  const named = found.filter(({ name }) => textFinder(text)(name))
  const free = named.filter(({ isImported }) => !isImported)
  const there = named.filter(({ isImported }) => isImported)
  const all = [...new Set([...codes, ...free.map(({ _id }) => String(_id))])].slice(0, limits.list.maxNamed)
  return (
    <>
      <TextField label={say("find")} value={text} onChange={setText} />
      {named.length === 0 && <p>{say("none")}</p>}
      {free.length > 1 && (
        <span>
          <Button size="small" tone="quiet" onPress={() => onChange(all)}>
            {say("all", { count: free.length })}
          </Button>
        </span>
      )}
      <div className={css.names}>
        <CheckboxGroup
          label={say("cities", { state: wordsIn(states[state], locale) })}
          options={free.map(({ _id, name }) => ({ id: String(_id), label: name }))}
          value={codes}
          onChange={onChange}
        />
        {there.map(({ _id, name }) => (
          <p key={_id}>{say("there", { name })}</p>
        ))}
      </div>
    </>
  )
}

/** Chooses cities of a state among its municipalities. */
export const MunicipalityChoice = ({ state, application, codes, onChange }: Props) => {
  const { api } = usePanel().client
  const say = useCitiesWords()
  const load = useMemo(
    () =>
      api.call(municipalities.find, {
        params: { state },
        query: application === undefined ? {} : { application },
      }),
    [api, state, application],
  )
  const { remote, reload } = useRemote(load)
  if (remote._tag === "Failed")
    return (
      <Notice tone="danger" role="alert">
        {say("failed")}{" "}
        <Button size="small" onPress={reload}>
          {say("retry")}
        </Button>
      </Notice>
    )
  if (!remote.data) return <output>{say("wait")}</output>
  return <Names {...{ state, codes, onChange }} found={remote.data} />
}
