import { expect } from "vitest"
import { type Api, fresh } from "./api.ts"

/** Has the mail that waits sent: it is looked for whenever somebody asks for a new password. */
export const deliverMail = async (api: Api): Promise<void> => {
  const { status } = await api.ask("GET", `/acl/users/forgot?email=${fresh("nobody")}@balcao.test`)
  expect(status).toBe(200)
}
