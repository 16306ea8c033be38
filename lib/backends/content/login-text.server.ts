import 'server-only'
import { builtInLogin } from '@/lib/backends/content/built-in'
import { contentReader } from '@/lib/backends/content/content-reader.server'
import { type LoginContent, loginContentSchema } from '@/lib/contract/content'
import { getSite, type Locale } from '@/lib/site/sites'

const readLogin = contentReader({
  operation: 'fetchLoginText',
  pathOf: item => `/content/login/${item}.json`,
  schema: loginContentSchema,
})

/**
 * The login text of a locale: its content item if the site table names one. The built-in copy is used
 * otherwise, and if the item is missing or cannot be fetched (spec §7). Never rejects.
 */
export async function loadLoginText(locale: Locale): Promise<LoginContent> {
  const { loginText } = getSite(locale)
  const item = loginText === undefined ? undefined : await readLogin(loginText)
  return item ?? builtInLogin(locale)
}
