/** Browsers by `User-Agent`; the first match counts, because most browsers also name others. */
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

/** Product names, the same in every language. */
export const BROWSER_NAMES = BROWSERS.map(([name]) => name)
export const SYSTEM_NAMES = SYSTEMS.map(([name]) => name)

export type BrowserKind = {
  browser?: (typeof BROWSERS)[number][0]
  system?: (typeof SYSTEMS)[number][0]
}

/** Browser and operating system by `User-Agent`, without version or anything that identifies a device. */
export function browserKind(userAgent: string): BrowserKind {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return { ...(browser && { browser }), ...(system && { system }) }
}
