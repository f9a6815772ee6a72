import { useState } from "react"
import AddressSearch, { type AddressSearchProps } from "./AddressSearch.tsx"

/** Search for a place beside its map; what is typed is kept only while it is looked for. */
const PlaceSearch = ({ company, onFind }: Pick<AddressSearchProps, "company" | "onFind">) => {
  const [text, setText] = useState("")
  return <AddressSearch {...{ company, onFind }} value={text} onChange={setText} />
}

export default PlaceSearch
