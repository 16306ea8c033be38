import type { NextRequest } from 'next/server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { loadTitle } from '@/lib/catalogue/catalogue.server'
import { isCode } from '@/lib/catalogue/codes'
import { loadEligibility } from '@/lib/catalogue/eligibility.server'
import { eligibilityWords } from '@/lib/catalogue/eligibility-words'
import { neededRanks } from '@/lib/catalogue/title-items'
import { titleState } from '@/lib/catalogue/title-state'
import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { jsonAnswer, refuseRequest } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readSessionOf } from '@/lib/session/session.server'
import { isLocale } from '@/lib/site/sites'

/**
 * What the level of a title means for whoever is signed in (spec §6). Who is not is told nothing; an outage
 * is no answer about a person, and says so.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl
  const [locale = '', code = ''] = [searchParams.get('locale') ?? '', searchParams.get('code') ?? '']
  if (!isLocale(locale) || !isCode(code)) return refuseRequest(request, 400, 'query')
  const session = await readSessionOf(request)
  const flood = await refuseFlood(request, session.state === 'signedIn' ? session.user.id : undefined)
  if (flood !== undefined) return flood
  if (session.state !== 'signedIn') return jsonAnswer({ state: session.state })
  const title = await loadTitle(locale, code)
  // Whatever somebody's level is, they cannot order here what is not sold here.
  const state = title.ok ? titleState(locale, title.value.value) : 'sold'
  if (state !== 'sold') return jsonAnswer({ state })
  const context = { locale, user: { id: session.user.id, accessToken: session.accessToken } }
  const personal = title.ok
    ? await loadEligibility(context, neededRanks(title.value.value), Date.now())
    : title
  if (!title.ok || !personal.ok)
    return jsonAnswer({ text: getTranslator(locale, 'product')('eligibility.unavailable'), links: [] })
  const { values: flags } = await getFlags(locale, session.user.id)
  const needed = title.value.value.qualificationLevel
  const hiddenPages = hiddenAccountPages(flags)
  return jsonAnswer(eligibilityWords(locale, { ...personal.value, needed, hiddenPages }))
}
