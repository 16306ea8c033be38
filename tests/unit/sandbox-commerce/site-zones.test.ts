import { expect, it } from 'vitest'
import { getSite, LOCALES } from '@/lib/site/sites'
import { findSite } from '@/sandbox/commerce/sites'

it.each(LOCALES)('a mail of the site of %s is in the time zone of its pages', locale => {
  const { timeZone, siteId } = getSite(locale)
  expect(findSite(siteId)?.timeZone).toBe(timeZone)
})
