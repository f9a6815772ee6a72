const needed = 24

/** Ends the program with a sentence on a Node that is too old; npm scripts bring their own on Linux and Windows. */
export const needNode = () => {
  const [major] = process.versions.node.split(".")
  if (Number(major) >= needed) return
  console.error(
    `Balcão needs Node ${needed} or newer and runs on ${process.version}. Start it with npm (npm start, npm test) ` +
      `after npm ci, which brings the right Node on Linux and Windows; on other systems install Node ${needed}.`,
  )
  process.exit(1)
}
