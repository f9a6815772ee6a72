/**
 * Every call of the platform the library knows, by group: the server, `/docs` and the access matrix derive from it.
 * A namespace, so that a page which makes one call is not sent the others.
 */
export * as calls from "./groups.ts"
