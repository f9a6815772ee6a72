import type { leads } from "../../contract/resources/leads.ts"
import { digitsOf, formatPhone, withCountry } from "../../contract/people/phone.ts"
import type { RecordView } from "../../resource/described/parts.ts"
import { Link } from "../../ui/link/Link.tsx"
import { useLeadWords } from "./words.ts"

/** A lead's phone, which begins a conversation on WhatsApp. */
const LeadPhone: RecordView<typeof leads> = ({ row }) => {
  const say = useLeadWords()
  const { phone } = row
  if (!phone) return null
  const shown = formatPhone(phone)
  return (
    <Link
      href={`https://wa.me/${withCountry(digitsOf(phone))}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={say("whatsApp", { phone: shown })}
    >
      {shown}
    </Link>
  )
}

export default LeadPhone
