/** One request of a crowd. */
export interface Sent {
  readonly path: string
  readonly body: object
  readonly network: string
  /** Milliseconds after the start. */
  readonly atMs: number
}

export interface CrowdWork {
  readonly address: string
  readonly sent: ReadonlyArray<Sent>
}

const post = async (address: string, { path, body, network, atMs }: Sent) => {
  if (atMs > 0) await new Promise((resolve) => setTimeout(resolve, atMs))
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": network },
    body: JSON.stringify(body),
  })
  await answer.text()
  return answer.status
}

// A process of its own: a crowd's own work must not count as the server's.
process.on("message", async ({ address, sent }: CrowdWork) => {
  const statuses = await Promise.all(sent.map((one) => post(address, one)))
  process.send!(statuses)
})
