/** The protocol's limit is 50 000 addresses in a file; smaller files are quicker to make and to read. */
export const ADDRESSES_OF_SITEMAP = 2_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)

const listOf = (addresses: readonly string[], element: 'url' | 'sitemap'): string =>
  addresses.map(address => `<${element}><loc>${escapeXml(address)}</loc></${element}>`).join('\n')

const documentOf = (root: 'urlset' | 'sitemapindex', content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${content}\n</${root}>\n`

/** A sitemap of absolute addresses (sitemaps.org). */
export const sitemapXml = (addresses: readonly string[]): string =>
  documentOf('urlset', listOf(addresses, 'url'))

/** The list of the sitemaps of a site, by their absolute addresses. */
export const sitemapIndexXml = (addresses: readonly string[]): string =>
  documentOf('sitemapindex', listOf(addresses, 'sitemap'))
