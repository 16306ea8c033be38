/**
 * A link as compact data for a view: label and address, where a prefix that many links share is abbreviated.
 */
export type LinkData = readonly [label: string, href: string]

/** Stands for the shared prefix; no address begins with it. */
const BASE_MARK = '~'

/** Abbreviates a resolved address. */
export const linkPacker =
  (base: string) =>
  ({ label, href }: { label: string; href: string }): LinkData => [
    label,
    href.startsWith(`${base}/`) ? `${BASE_MARK}${href.slice(base.length)}` : href,
  ]

/** Restores the full address. */
export const hrefIn = (base: string, href: string): string =>
  href.startsWith(BASE_MARK) ? `${base}${href.slice(BASE_MARK.length)}` : href
