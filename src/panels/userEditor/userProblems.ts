import { addressForms } from "../../contract/session/currentUser.ts"
import { limits } from "../../contract/limits.ts"
import { isPhone, plainPhone } from "../../contract/people/phone.ts"
import { isBlank, typedText } from "../../contract/wire/visibleText.ts"
import { type FieldProblem, fieldProblem, type FieldRule } from "../../frame/fieldProblem.ts"
import { fieldsOf, type UserField, type UserTexts } from "./userTexts.ts"

const text = limits.text

/** Problems by field; valid fields have no entry. */
export type UserProblems = { readonly [K in UserField]?: FieldProblem }

/** Fields of the form that always need something (section 5). */
const required: Readonly<Partial<Record<UserField, FieldRule>>> = {
  username: text.username,
  fullname: text.fullname,
  email: { ...text.email, email: true },
}

const formOf: Readonly<Partial<Record<UserField, Pick<FieldRule, "format">>>> = {
  state: { format: addressForms.state },
  postCode: { format: addressForms.postCode },
  phone: { format: { accepts: isPhone, plain: plainPhone } },
}

const lengthsOf = (name: UserField): FieldRule =>
  required[name] ?? { min: 0, max: name === "phone" ? text.phone.max : text.line.max }

/** The lengths and the form a field must keep to. */
export const ruleOf = (name: UserField): FieldRule => ({ ...lengthsOf(name), ...formOf[name] })

const needsAddress = (texts: UserTexts, touched: ReadonlySet<UserField>): boolean =>
  fieldsOf.address.some((name) => typedText(texts[name]) !== "" || touched.has(name))

/** The rules of section 5. All four lines of an address are needed once one is filled or the tab was touched. */
export const problemsOf = (texts: UserTexts, touched: ReadonlySet<UserField>): UserProblems => {
  const asksAddress = needsAddress(texts, touched)
  const problem = (name: UserField, isRequired: boolean) =>
    isBlank(texts[name]) && !isRequired
      ? undefined
      : fieldProblem(typedText(texts[name]), touched.has(name) ? ruleOf(name) : lengthsOf(name))
  const found = [
    ...fieldsOf.basic.map((name) => [name, problem(name, Object.hasOwn(required, name))] as const),
    ...fieldsOf.address.map((name) => [name, problem(name, asksAddress)] as const),
    ...fieldsOf.social.map((name) => [name, problem(name, false)] as const),
  ]
  return Object.fromEntries(found.filter(([, wrong]) => wrong !== undefined))
}

export type PasswordTexts = { readonly current: string; readonly password: string; readonly confirm: string }

/** Returns the problem of each password; the new ones are compared when they are sent. */
export const passwordProblems = ({ current, password, confirm }: PasswordTexts) => ({
  current: passwordProblem(current),
  password: passwordProblem(password),
  confirm: passwordProblem(confirm),
})

const passwordProblem = (typed: string): FieldProblem | undefined =>
  typed === "" ? "required" : fieldProblem(typed.replace(/\s/g, "x"), text.password)
