import { offerStores } from "../../contract/resources/offerStores.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { RecordMap } from "../../business/recordMap/RecordMap.tsx"
import { useStoreMapWords } from "./words.ts"

/** Map of advertisers' stores, with each one's number of tabloids. */
const StoreMap = ({ onOpen }: { readonly onOpen: (id: RecordId) => void }) => {
  const say = useStoreMapWords()
  return (
    <RecordMap
      resource={offerStores}
      onOpen={onOpen}
      about={({ company, address, isActive, liveTabloids }) => [
        `${company.label} · ${address}`,
        isActive ? say("live", { count: liveTabloids ?? 0 }) : say("inactive"),
      ]}
    />
  )
}

export default StoreMap
