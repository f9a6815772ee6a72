import { formatPhone } from "../../contract/people/phone.ts"
import type { UserRow } from "../../contract/users/userRecords.ts"
import { PersonAvatar } from "../../frame/PersonAvatar.tsx"
import { UserRoles } from "./UserRoles.tsx"
import { breakable, email as emailStyle, name } from "./UsersPanel.css.ts"

interface Props {
  readonly row: UserRow
}

/** Cells of a user in the list, by column. */
export const cells = {
  username: ({ row: { fullname, username, pic } }: Props) => (
    <span className={name}>
      <PersonAvatar name={fullname ?? ""} picture={pic ?? undefined} />
      <span className={breakable}>{username}</span>
    </span>
  ),
  email: ({ row: { email } }: Props) => <span className={emailStyle}>{email}</span>,
  fullname: ({ row: { fullname } }: Props) => <span className={breakable}>{fullname}</span>,
  roles: UserRoles,
  phone: ({ row: { phone } }: Props) => phone && formatPhone(phone),
  occupation: ({ row: { occupation } }: Props) => occupation,
  companyName: ({ row: { companyName } }: Props) => companyName,
}
