import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { ok } from '@/lib/result/result'
import { getSite } from '@/lib/site/sites'

const NEEDS = {
  limit: 'read',
  query: z.object({ locale: localeSchema, country: z.string().default('') }),
} as const

/** Regions of a country for address forms, in the language of the site; an unknown country has none. */
export const GET = defineRead(NEEDS, async ({ query: { locale, country } }) => {
  const lists = await loadAddressLists(locale, country, getSite(locale).defaultCountry)
  if (!lists.ok) return lists
  return ok({ regions: lists.value.country === country.toUpperCase() ? lists.value.regions : [] })
})
