import { z } from 'zod'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { loadTitle } from '@/lib/catalogue/catalogue.server'
import { loadEligibility } from '@/lib/catalogue/eligibility.server'
import { eligibilityTexts } from '@/lib/catalogue/eligibility-texts'
import { neededRanks } from '@/lib/catalogue/title-items'
import { titleState } from '@/lib/catalogue/title-state'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { isCode } from '@/lib/validation/codes'

const NEEDS = {
  limit: 'read',
  session: 'optional',
  query: z.object({ locale: localeSchema, code: z.string().refine(isCode) }),
} as const

/**
 * Eligibility of the signed-in user for a title (spec §6). Anonymous visitors get no text; an outage is
 * reported as such, never as a result about the user.
 */
export const GET = defineRead(NEEDS, async ({ session, query: { locale, code }, now }) => {
  if (session.state !== 'signedIn') return ok({ state: session.state })
  const title = await loadTitle(locale, code)
  // A title that is not sold on this site cannot be ordered at any level.
  const state = title.ok ? titleState(locale, title.value.value) : 'sold'
  if (state !== 'sold') return ok({ state })
  const personal = title.ok
    ? await loadEligibility(signedInContext(session, locale), neededRanks(title.value.value), now)
    : title
  if (!title.ok || !personal.ok)
    return ok({ text: getTranslator(locale, 'product')('eligibility.unavailable'), links: [] })
  const { values: flags } = await getFlags(locale, session.user.id)
  const needed = title.value.value.qualificationLevel
  const hiddenPages = hiddenAccountPages(flags)
  return ok(eligibilityTexts(locale, { ...personal.value, needed, hiddenPages }))
})
