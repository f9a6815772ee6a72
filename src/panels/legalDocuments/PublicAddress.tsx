import type { legalDocuments } from "../../contract/resources/legalDocuments.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Link } from "../../ui/link/Link.tsx"
import { useLegalWords } from "./words.ts"

/** Public URL of a privacy policy in force (section 2, public routes). */
const PublicAddress = ({ row }: SummaryProps<typeof legalDocuments>) => {
  const say = useLegalWords()
  const owner = row?.owner?._id
  if (!row || row.status !== "PUBLISHED" || row.type !== "PRIVACY" || owner === undefined) return null
  const path = ["", "user-privacy", owner, row.userType].filter((part) => part !== null).join("/")
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
