import { type ReactNode, useState } from "react"

interface Props {
  /** Possible addresses of the picture, the likeliest first. */
  readonly addresses: ReadonlyArray<string>
  readonly className: string
  /** In place of the picture while no address shows it. */
  readonly children: ReactNode
}

/** A picture of a style, from the first address that shows it. */
export const StylePicture = ({ addresses, className, children }: Props) => {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const address = addresses.find((one) => !failed.has(one))
  if (address === undefined) return children
  const fail = () => setFailed((before) => new Set([...before, address]))
  return <img key={address} className={className} src={address} alt="" onError={fail} />
}
