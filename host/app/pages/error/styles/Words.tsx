import { usePageWords } from "../../words.ts"
import { kicker, lead, title as titleStyle, words } from "./words.css.ts"
import type { ErrorPageProps } from "../ErrorPageProps.ts"

/** The code, the message and the actions of an error page. */
export const Words = ({ code, title, subtitle, text, children }: ErrorPageProps) => (
  <div className={words}>
    <p className={kicker}>{usePageWords()("faultCode", { code })}</p>
    <h1 className={titleStyle}>{title}</h1>
    <p className={lead}>{subtitle}</p>
    <p>{text}</p>
    <div>{children}</div>
  </div>
)
