/** Later ones name earlier ones in their `User-Agent`, so the first that is found is it. */
const browsers: ReadonlyArray<readonly [name: string, version: RegExp]> = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[.\d]* (?:Mobile\/\w+ )?Safari\//],
]

const systems: ReadonlyArray<readonly [name: string, mark: RegExp]> = [
  ["Windows", /\bWindows\b/],
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
]

/** A browser and its system as people call them, `Chrome 131, Windows`; what is no known browser in its own words. */
export const browserName = (userAgent: string): string => {
  for (const [name, version] of browsers) {
    const found = version.exec(userAgent)
    if (!found) continue
    const [system] = systems.find(([, mark]) => mark.test(userAgent)) ?? []
    return [`${name} ${found[1]}`, ...(system ? [system] : [])].join(", ")
  }
  return userAgent
}
