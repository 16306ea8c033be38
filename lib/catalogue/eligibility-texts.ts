import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import type { Eligibility, ItemsEligibility } from './eligibility'
import { type Level, levelInText } from './level-name'

export type EligibilityTexts = { text: string; links: readonly { label: string; href: string }[] }

type Facts = {
  eligibility: Eligibility
  /** How items of another level differ from the title. */
  items?: ItemsEligibility | undefined
  /** Code of the user's level on the site; undefined where they have none. */
  siteLevel: string | undefined
  needed: Level
  /** Pages of the account that the user cannot open. */
  hiddenPages: readonly string[]
}

/**
 * The text about ordering a title that a user reads: the rule and the next steps, without a judgment of the
 * user.
 */
export function eligibilityTexts(locale: Locale, facts: Facts): EligibilityTexts {
  const title = titleTexts(locale, facts)
  const { items } = facts
  if (items === undefined) return title
  const t = getTranslator(locale, 'product')
  const text = `${title.text} ${t(`eligibility.${items}`)}`
  if (items === 'lowerItems') return { ...title, text }
  return { text: `${text} ${t('eligibility.waysItems')}`, links: waysForward(locale, facts) }
}

function titleTexts(locale: Locale, facts: Facts): EligibilityTexts {
  const { eligibility, siteLevel, needed: level } = facts
  const t = getTranslator(locale, 'product')
  if (level === undefined || eligibility.kind === 'open') return { text: t('level.ruleOpen'), links: [] }
  if (eligibility.kind === 'organization') return { text: organizationText(locale, eligibility), links: [] }
  if (eligibility.kind === 'own')
    return { text: t('eligibility.own', { level: siteLevel ?? level.code }), links: [] }
  const needed = levelInText(locale, level)
  const rule =
    siteLevel === undefined
      ? t('eligibility.none', { needed })
      : t('eligibility.short', { needed, level: siteLevel })
  return { text: `${rule} ${t('eligibility.ways')}`, links: waysForward(locale, facts) }
}

/** That an organization's level is sufficient, and has to be chosen unless it is the default account. */
export const organizationText = (
  locale: Locale,
  { name, isDefault }: Extract<Eligibility, { kind: 'organization' }>,
): string =>
  getTranslator(locale, 'product')(isDefault ? 'eligibility.organization' : 'eligibility.otherOrganization', {
    name,
  })

/**
 * Links to the account pages for the user's qualification, and for joining an organization whose members may
 * order.
 */
function waysForward(locale: Locale, { hiddenPages }: Facts): EligibilityTexts['links'] {
  const pages = ['qualifications', 'accounts'] as const
  return pages
    .filter(page => !hiddenPages.includes(page))
    .map(page => ({ label: accountPageTitle(locale, page), href: accountPath(locale, page) }))
}
