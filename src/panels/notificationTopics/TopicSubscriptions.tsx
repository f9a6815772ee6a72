import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import { limits } from "../../contract/limits.ts"
import { peopleRoles } from "../../contract/people/topicSubscriptions.ts"
import { notificationTopics } from "../../contract/resources/notificationTopics.ts"
import { people } from "../../contract/resources/people.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useWords } from "../../frame/useWords.ts"
import { writtenNumber } from "../../frame/written.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { wordsOf } from "../../resource/described/wordsOf.ts"
import { CheckboxGroup } from "../../ui/check/CheckboxGroup.tsx"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { TextField } from "../../ui/field/TextField.tsx"
import { useTopicWords } from "./words.ts"
import { type Choice, useReach, useSubscribing } from "./useSubscribing.ts"

interface Props {
  readonly row: RowOf<typeof notificationTopics>
  readonly onChanged: () => void
  readonly onDone: () => void
}

interface FieldsProps {
  readonly choice: Choice
  readonly isBusy: boolean
  readonly onChange: (change: Partial<Choice>) => void
}

const acts = ["subscribe", "unsubscribe"] as const
const answers = ["true", "false"] as const

/** Whom, by the names that people's own list has for it. */
const SubscriberFields = ({ choice, isBusy, onChange }: FieldsProps) => {
  const say = useTopicWords()
  const name = useWords("people", wordsOf(people))
  return (
    <>
      <RadioGroup
        label={say("what")}
        options={acts.map((id) => ({ id, label: say(id) }))}
        value={choice.act}
        onChange={(act) => onChange({ act })}
        isDisabled={isBusy}
      />
      <CheckboxGroup
        label={name("filter.roles")}
        hint={say("filterHint")}
        options={peopleRoles.map((id) => ({ id, label: name(`filter.roles.${id}`) }))}
        value={choice.roles}
        onChange={(roles) => onChange({ roles: peopleRoles.filter((role) => roles.includes(role)) })}
        isDisabled={isBusy}
      />
      <TextField
        label={name("filter.city")}
        hint={say("cityHint")}
        value={choice.city}
        onChange={(city) => onChange({ city })}
        maxLength={limits.text.search.max}
        autoComplete="off"
        isReadOnly={isBusy}
      />
      <RadioGroup
        label={name("filter.acceptsMarketing")}
        options={[
          { id: "either" as const, label: say("either") },
          ...answers.map((id) => ({ id, label: name(`filter.acceptsMarketing.${id}`) })),
        ]}
        value={choice.marketing}
        onChange={(marketing) => onChange({ marketing })}
        isDisabled={isBusy}
      />
    </>
  )
}

/** Subscribes or unsubscribes the people a filter finds, and says before how many they are. */
const TopicSubscriptions = (props: Props) => {
  const { row, onDone } = props
  const { locale } = usePanel()
  const say = useTopicWords()
  const [choice, setChoice] = useState<Choice>({ act: "subscribe", roles: [], city: "", marketing: "either" })
  const { remote, reload, reach } = useReach(row, choice)
  const { busy, error, start } = useSubscribing(props)
  const { act } = choice
  const problem = failure(remote)
  const sentence = () => {
    if (reach === undefined) return say("counting")
    const shown = writtenNumber(locale, reach.changed, {})
    if (reach.changed > 0) return say(`${act}.reach`, { count: reach.changed, shown })
    return say(reach.isNobody ? "nobody" : `${act}.none`)
  }
  return (
    <ActDialog
      width="list"
      title={say("titleOf", { title: titleOf(notificationTopics, row) })}
      cancelLabel={say("cancel")}
      label={say(busy ? `${act}.going` : `${act}.go`)}
      isBusy={busy}
      error={error}
      isDisabled={!reach?.changed}
      onCancel={onDone}
      onPress={() => start(choice)}
    >
      <div className={stack}>
        <SubscriberFields
          {...{ choice, isBusy: busy }}
          onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
        />
        {problem ? (
          <LoadFailure title={say("countFailed")} error={problem} onRetry={reload} />
        ) : (
          <output>
            <strong>{sentence()}</strong>
          </output>
        )}
      </div>
    </ActDialog>
  )
}

export default TopicSubscriptions
