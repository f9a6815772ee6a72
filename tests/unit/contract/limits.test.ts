import { expect, it } from "vitest"
import { limits } from "../../../src/contract/limits.ts"

/** Section 9 of the specification, figure by figure. */
it("an operator meets the figures of section 9, and no others", () => {
  expect(limits.text.email).toEqual({ min: 3, max: 320 })
  for (const field of ["password", "fullname", "username"] as const)
    expect(limits.text[field]).toEqual({ min: 3, max: 100 })
  expect(limits.list).toMatchObject({
    pageNumber: 0,
    pageSize: 10,
    sortField: "id",
    sortOrder: "asc",
  })
  expect(limits.list.pageSizes.slice(0, 3)).toEqual([3, 5, 10])
  expect(limits.waitMs).toEqual({
    loginRedirect: 4000,
    dialog: 2500,
    roleDialogClose: 1000,
    firstList: 1000,
    debounce: 150,
    permissionsAfterUser: 100,
    loginBackgroundPoll: 500,
    logoPoll: 500,
    alertSoundDelay: 750,
    alertSound: 35_000,
    storeRecheck: 5000,
  })
  expect(limits.noticeMs).toEqual({
    snackbar: 10_000,
    undo: 3000,
    invalidForm: 10_000,
    invalidRole: 30_000,
    notification: 5000,
    roleSaved: 10_000,
  })
  expect(Object.values(limits.dialog).toSorted((a, b) => a - b)).toEqual([400, 440, 480, 900])
  expect(limits.dialog.role).toBe(900)
  expect(limits.loginBackground.attempts).toBe(4)
  expect(limits.logo.attempts).toBe(5)
  expect(limits.styleCacheMs).toBe(5 * 60_000)
  expect(limits.locales).toEqual({ ptBr: "pt-BR", en: "en" })
  expect(limits.defaultLocale).toBe("ptBr")
  expect(limits.scrollTop).toEqual({ offset: 300, speed: 600 })
  expect(limits.scrollbar).toEqual({ wheelSpeed: 0.5, minLength: 40, maxLength: 300 })
  expect(limits.loadingBar).toEqual({ height: 3, steps: [35, 75] })
  expect(limits.headerMinimise).toEqual({ desktop: 200, mobile: 150 })
  expect(limits.storageKeys).toEqual({
    token: "authToken",
    user: "user",
    userInfo: "userInfo",
    company: "companyMain",
    appSettings: "appSettings",
    layout: "layoutConfig",
    language: "language",
  })
})
