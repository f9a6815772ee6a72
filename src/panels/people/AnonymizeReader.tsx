import { readerRegistry } from "../../contract/people/readerRegistry.ts"
import { type AnonymizeProps, AnonymizeRecord } from "../../business/people/AnonymizeRecord.tsx"
import { usePeopleWords } from "./words.ts"

/** Erases what identifies a reader of offers. */
const AnonymizeReader = (props: AnonymizeProps) => {
  const say = usePeopleWords()
  return (
    <AnonymizeRecord
      {...props}
      panel="offerPeople"
      text={say("anonymizeReaderText")}
      act={(api, id, name) => api.call(readerRegistry.anonymize, { params: { id }, body: { name } })}
    />
  )
}

export default AnonymizeReader
