import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import type { Eligibility } from './eligibility'
import { type Level, levelName } from './level-name'

export type EligibilityWords = { text: string; links: readonly { label: string; href: string }[] }

type Facts = { eligibility: Eligibility; ownLevel: string | undefined; needed: Level }

/** What a person is told about ordering a title: the rule and the ways forward, never a judgement of them. */
export function eligibilityWords(locale: Locale, { eligibility, ownLevel, needed }: Facts): EligibilityWords {
  const t = getTranslator(locale, 'product')
  const pages = getTranslator(locale, 'layout')
  const level =
    ownLevel === undefined
      ? t('eligibility.noLevel')
      : getTranslator(locale, 'catalogue')('level.name', { code: ownLevel })
  switch (eligibility.kind) {
    case 'open':
      return { text: t('level.ruleOpen'), links: [] }
    case 'own':
      return { text: t('eligibility.own', { level }), links: [] }
    case 'colleague':
      return { text: t('eligibility.colleague', { name: eligibility.name, level }), links: [] }
    case 'short':
      return {
        text: `${t('eligibility.short', { needed: levelName(locale, needed), level })} ${t('eligibility.ways')}`,
        links: [
          { label: pages('account.pages.qualifications'), href: accountPath(locale, 'qualifications') },
          { label: pages('account.pages.accounts'), href: accountPath(locale, 'accounts') },
        ],
      }
  }
}
