import { Avatar, type AvatarProps } from "../ui/avatar/Avatar.tsx"
import { usePersonPicture } from "./useServedAddress.ts"

/** A person's picture or initials beside their name; pictures of other hosts come from the server's copies. */
export const PersonAvatar = ({ picture, ...props }: AvatarProps) => (
  <Avatar {...props} picture={usePersonPicture(picture)} />
)
