import type { emailTemplates } from "../../contract/resources/emailTemplates.ts"
import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import type { LetterVariable } from "../../contract/messages/templateFaults.ts"
import { emailTypes } from "../../contract/resources/emailTypes.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"

/** The variables of the type a template is of; none until a type is chosen. */
export const useVariables = ({ texts }: SummaryProps<typeof emailTemplates>) => {
  const { client } = usePanel()
  const type = referenceOf(texts.type ?? "")?._id
  const load = useMemo(
    () =>
      type === undefined
        ? Effect.succeed(undefined)
        : Effect.map(
            client.api.call(callsOf(emailTypes).get, { params: { id: type } }),
            ({ variables }): ReadonlyArray<LetterVariable> => variables,
          ),
    [client, type],
  )
  return useRemote(load)
}
