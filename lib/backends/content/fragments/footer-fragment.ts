import { cleanFragment, type ResolveHref } from './clean-fragment'

/** The footer of a fragment as sanitized markup, or undefined if no link remains in it (spec §7). */
export function readFooterFragment(html: string, resolve: ResolveHref): string | undefined {
  const markup = cleanFragment(html, resolve)
  return markup.includes('<a href=') ? markup : undefined
}
