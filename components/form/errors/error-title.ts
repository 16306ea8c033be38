import { fill } from '@/lib/i18n/fill'

/** A page title with the error prefix, for example "Error: …"; applying it twice changes nothing. */
export const withErrorTitle = (title: string, template: string): string =>
  fill(template, { title: withoutErrorTitle(title, template) })

/** The title without the prefix that a page with errors came with. */
export function withoutErrorTitle(title: string, template: string): string {
  const [before = '', after = ''] = template.split('{title}')
  const isMarked = before + after !== '' && title.startsWith(before) && title.endsWith(after)
  return isMarked ? title.slice(before.length, title.length - after.length) : title
}
