import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { Locale } from '@/lib/site/sites'
import { contentHref } from './href'

/** Creates the link to a page of the regional marketing site. */
const siteLink = (target: string) => (locale: Locale) =>
  contentHref(target, locale, getSettings().CONTENT_URL)

export const supportHref = siteLink('site:contact-us')
export const termsOfUseHref = siteLink('site:legal/terms-of-use')
export const termsOfSaleHref = siteLink('site:legal/terms-of-sale')
export const privacyHref = siteLink('site:legal/privacy')
