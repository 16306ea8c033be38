/**
 * A link on its way to a view: what it says and where it leads, without the base that many have in common.
 */
export type LinkData = readonly [label: string, href: string]

/** Stands for the base; no address begins with it. */
const BASE_MARK = '~'

/** Shortens what the server has resolved. */
export const linkPacker =
  (base: string) =>
  ({ label, href }: { label: string; href: string }): LinkData => [
    label,
    href.startsWith(`${base}/`) ? `${BASE_MARK}${href.slice(base.length)}` : href,
  ]

/** The whole address again. */
export const hrefIn = (base: string, href: string): string =>
  href.startsWith(BASE_MARK) ? `${base}${href.slice(BASE_MARK.length)}` : href
