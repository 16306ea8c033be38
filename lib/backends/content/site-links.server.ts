import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { Locale } from '@/lib/site/sites'
import { contentHref } from './href'

/** A page of the regional marketing site that the store itself links to. */
const siteLink = (target: string) => (locale: Locale) =>
  contentHref(target, locale, getSettings().CONTENT_URL)

export const supportHref = siteLink('site:contact-us')
export const termsOfUseHref = siteLink('site:legal/terms-of-use')
export const termsOfSaleHref = siteLink('site:legal/terms-of-sale')
export const privacyHref = siteLink('site:legal/privacy')
