import { useContext } from "react"
import type { PrepException, PrepTimes } from "../../contract/companies/prepMinutesAt.ts"
import { limits } from "../../contract/limits.ts"
import { weekdays } from "../../contract/resource/weekdays.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { callHost } from "../../frame/useHostCallback.ts"
import { ListHrefContext } from "../../resource/described/recordHref.ts"
import { Link } from "../../ui/link/Link.tsx"
import { prepExceptions } from "./deliveryAreas.css.ts"
import { useDeliveryAreaWords } from "./words.ts"

/** Returns a function that writes when an exception counts, for which orders, and how long it takes. */
const useExceptionText = () => {
  const say = useDeliveryAreaWords()
  const { locale } = usePanel()
  const namesOf = (days: PrepException["weekdays"]): string => {
    const names = days.map((day) => entryOf(weekdays, day)?.[locale === "ptBr" ? 0 : 1] ?? day)
    const [first = "", ...more] = names
    return new Intl.ListFormat(limits.locales[locale]).format([
      first,
      ...(locale === "ptBr" ? more.map((name) => name.toLowerCase()) : more),
    ])
  }
  const services = {
    DELIVERY: say("only.DELIVERY"),
    TAKEOUT: say("only.TAKEOUT"),
    DINE_IN: say("only.DINE_IN"),
  }
  return ({ weekdays: days, from, until, minutes, service }: PrepException): string => {
    const of = entryOf(services, service)
    const parts = [
      days.length === 0 ? say("everyDay") : namesOf(days),
      say("hours", { from, to: until }),
      ...(of ? [of] : []),
    ]
    return `${parts.join(" · ")}: ${minutes} ${say("min")}`
  }
}

interface Props {
  readonly company: RecordId
  readonly times: PrepTimes
}

/** Hours at which a store takes another time, and the way to change them for those who may open the opening hours. */
export const PrepExceptions = ({ company, times: { exceptions } }: Props) => {
  const say = useDeliveryAreaWords()
  const textOf = useExceptionText()
  const { navigation, report } = usePanel()
  const hrefOf = useContext(ListHrefContext)
  const href = callHost(() => hrefOf?.("openingHours", company), report)
  if (exceptions.length === 0 && href === undefined) return null
  const texts = [...new Set(exceptions.map(textOf))]
  return (
    <div className={prepExceptions}>
      {texts.length > 0 && (
        <ul aria-label={say("prepExceptions")}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {href !== undefined && (
        <Link href={href} onPress={() => navigation.push(href)}>
          {say(exceptions.length === 0 ? "prepAddException" : "prepChangeExceptions")}
        </Link>
      )}
    </div>
  )
}
