import { cleanFragment, type ResolveHref } from './clean-fragment'

/** The footer of a fragment as clean markup, or undefined where no link is left of it (spec §7). */
export function readFooterFragment(html: string, resolve: ResolveHref): string | undefined {
  const markup = cleanFragment(html, resolve)
  return markup.includes('<a href=') ? markup : undefined
}
