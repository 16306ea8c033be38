import type { FrontDoorOptions } from '../config/front-door-options.ts'
import { findHostRule } from '../site/hosts.ts'
import { preferredLocale, resolveLocale } from '../site/resolve-locale.ts'
import { isLocale, type Locale } from '../site/sites.ts'
import type { RequestHead } from './refuse/request-head.ts'

const PREVIOUS_LOCALE = /(?:^|;\s*)store\.prev_locale=([\w-]+)/

/** Locale of a visitor's request: of the page, of the submitted form, or the preferred one (spec §1). */
export function visitorLocale(
  { url = '/', headers }: RequestHead,
  host: string,
  { hostRules }: FrontDoorOptions,
): Locale {
  const { pathname, searchParams } = new URL(url, 'http://store.invalid')
  const asked = searchParams.get('locale') ?? ''
  const request = {
    host,
    path: pathname,
    previousLocale: PREVIOUS_LOCALE.exec(headers.cookie ?? '')?.[1],
    acceptLanguage: headers['accept-language'],
  }
  const rule = findHostRule(hostRules, host)
  if (rule === undefined) return 'en-us'
  if (isLocale(asked) && rule.locales.includes(asked)) return asked
  const resolution = resolveLocale(hostRules, request)
  return 'locale' in resolution ? resolution.locale : preferredLocale(rule, request)
}
