/** Browsers as far as a user tells them apart; the first that fits counts, because most name others, too. */
const BROWSERS = [
  ['Edge', /\bEdgi?A?(?:OS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Names are those of the makers, in every language. */
export const BROWSER_NAMES = BROWSERS.map(([name]) => name)
export const SYSTEM_NAMES = SYSTEMS.map(([name]) => name)

export type BrowserKind = {
  browser?: (typeof BROWSERS)[number][0]
  system?: (typeof SYSTEMS)[number][0]
}

/** What kind of browser sends a request, by its `User-Agent`; no version, and nothing that identifies one. */
export function browserKind(userAgent: string): BrowserKind {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return { ...(browser && { browser }), ...(system && { system }) }
}
