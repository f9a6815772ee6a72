const editor = "/user-management/users"

const from = "?from=user-user"

/** The screen that creates a copy of a user of `user-user` there. */
export const platformCopyHref = (id: number): string => `${editor}/add/${id}${from}`

/** The screen that edits a user of `user-user`, or creates one there. */
export const platformEditorHref = (user: { readonly id: number } | undefined): string =>
  `${user ? `${editor}/edit/${user.id}` : `${editor}/add`}${from}`
