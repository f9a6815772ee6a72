import { brandPicturePath, isAddress, plainDomain } from "../../contract/applications/addresses.ts"
import type { NewApplication } from "../../contract/applications/application.ts"
import { applicationParts } from "../../contract/applications/applicationRow.ts"
import type { BadRequest } from "../../contract/wire/refusals.ts"
import type { SentBody } from "../../resource/described/recordCalls.ts"

/** Returns the address of a picture: an address stays, a number is that of a file. */
const addressOf = (id: unknown) => (id === null || isAddress(id) ? id : `${brandPicturePath}${String(id)}`)

/** The fields of one part that a body sends; undefined where it sends none. */
const partOf = (names: ReadonlyArray<string>, body: SentBody, read = (value: unknown) => value) => {
  const sentNames = names.filter((name) => body[name] !== undefined)
  return sentNames.length === 0
    ? undefined
    : Object.fromEntries(sentNames.map((name) => [name, read(body[name])]))
}

/** A host as people may type it: with https before it, or a path after. */
const hostIn = (typed: string) =>
  plainDomain(
    typed
      .trim()
      .replace(/^https?:\/\//i, "")
      .replace(/[/?#].*$/, ""),
  )

type Hosts = ReadonlyArray<{ readonly domain: string }>

/** The written fields as the specification's body has them. */
export const applicationBody = (body: SentBody): Partial<NewApplication> => {
  const { name, typeApp, state: status, upgrade, domains } = body
  const pictures = partOf(applicationParts.pictures, body, addressOf)
  const style = partOf(applicationParts.style, body)
  const firebase = partOf(applicationParts.firebase, body)
  const stores = partOf(applicationParts.stores, body)
  // None of these can be cleared: null means that the platform did not send the value.
  const plain = { name, status, upgrade }
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined && value !== null)),
    ...Object.fromEntries(typeApp === undefined ? [] : [["typeApp", typeApp]]),
    ...(domains !== undefined && {
      domains: ((domains ?? []) as Hosts).map(({ domain }) => hostIn(domain)),
    }),
    ...((pictures ?? style) && { adminStyle: { ...style, ...pictures } }),
    ...(firebase && { firebase }),
    ...(stores && { stores }),
  }
}

/**
 * Returns the problems of such a body at the editor's fields: the server refuses hosts as a whole if one is repeated.
 */
export const editorIssues = (
  issues: BadRequest["issues"],
  { domains = [] }: Partial<NewApplication>,
): BadRequest["issues"] => {
  const twice = domains.findIndex((domain, at) => domains.indexOf(domain) < at)
  return issues.map((issue) =>
    twice >= 0 && issue.path === "body.domains"
      ? { ...issue, path: `body.domains.${twice}.domain`, code: "repeated" }
      : { ...issue, path: editorPath(issue.path) },
  )
}

/** The field of the editor that an issue of such a body is about. */
export const editorPath = (path: string): string =>
  path
    .replace(/^(body\.)?(adminStyle|firebase|stores)\./, "$1")
    .replace(/^body\.status$/, "body.state")
    .replace(/^(body\.domains\.\d+)$/, "$1.domain")
