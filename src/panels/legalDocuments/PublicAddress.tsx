import type { legalDocuments } from "../../contract/resources/legalDocuments.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Link } from "../../ui/link/Link.tsx"
import { useLegalWords } from "./words.ts"

const pages = { PRIVACY: "user-privacy", TERMS: "terms-of-use" } as const

/** Public URL of a privacy policy (section 2, public routes) or of terms of use in force. */
const PublicAddress = ({ row }: SummaryProps<typeof legalDocuments>) => {
  const say = useLegalWords()
  const owner = row?.owner?._id
  const page = entryOf(pages, String(row?.type))
  if (!row || row.status !== "PUBLISHED" || page === undefined || owner === undefined) return null
  const path = ["", page, owner, row.userType].filter((part) => part !== null).join("/")
  return (
    <p>
      {say("publicAt")}{" "}
      <Link href={path} target="_blank" rel="noopener noreferrer">
        {path}
      </Link>
    </p>
  )
}

export default PublicAddress
