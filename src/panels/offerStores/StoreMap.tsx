import type { Resource } from "../../contract/resource/resource.ts"
import { offerStores } from "../../contract/resources/offerStores.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { Reference } from "../../contract/resource/field.ts"
import { RecordMap } from "../../business/recordMap/RecordMap.tsx"
import { useStoreMapWords } from "./words.ts"

const resource: Resource = offerStores

/** Map of advertisers' stores, with each one's number of tabloids. */
const StoreMap = ({ onOpen }: { readonly onOpen: (id: RecordId) => void }) => {
  const say = useStoreMapWords()
  return (
    <RecordMap
      {...{ resource, onOpen }}
      about={({ company, address, isActive, liveTabloids }) => [
        `${(company as Reference | null)?.label ?? ""} · ${String(address)}`,
        isActive ? say("live", { count: Number(liveTabloids ?? 0) }) : say("inactive"),
      ]}
    />
  )
}

export default StoreMap
