const requiredMajor = 24

/** Exits with a message when Node is too old; npm scripts bring their own Node on Linux and Windows. */
export const requireNode = () => {
  const [major] = process.versions.node.split(".")
  if (Number(major) >= requiredMajor) return
  console.error(
    `Balcão needs Node ${requiredMajor} or newer and runs on ${process.version}. Start it with npm (npm start, npm test) ` +
      `after npm ci, which brings the right Node on Linux and Windows; on other systems install Node ${requiredMajor}.`,
  )
  process.exit(1)
}
