import { connect, createServer, type Socket } from "node:net"
import type { AddressInfo } from "node:net"

/** A line to a server that can be cut, or whose connections can go dead without anybody being told. */
export const cuttableLine = async (address: string) => {
  const { hostname, port } = new URL(address)
  const open = new Set<Socket>()
  const dead = new WeakSet<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on("data", (bytes) => dead.has(from) || to.write(bytes))
      from.on("error", () => to.destroy())
      from.on("close", () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve))
  const cut = () => {
    for (const one of open) one.destroy()
  }
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut,
    /** From now on what is said on the connections there are reaches nobody; later ones are well. */
    die: () => {
      for (const one of open) dead.add(one)
    },
    close: () => {
      cut()
      line.close()
    },
  }
}
