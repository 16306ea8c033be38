import type { AccountHome } from '@/lib/account-home/account-home'
import { levelStanding } from '@/lib/catalogue/held-level'
import { levelName } from '@/lib/catalogue/level-name'
import { titleFacts } from '@/lib/catalogue/title-facts'
import { formatDate } from '@/lib/format/date'
import { joinFacts } from '@/lib/format/join-facts'
import { formatPrice } from '@/lib/format/money'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { getTranslator } from '@/lib/i18n/translator'
import { invoicesAddress } from '@/lib/invoices/invoices-address'
import { sectionPath } from '@/lib/preferences/sections'
import { quoteStatus } from '@/lib/quotes/quote-texts'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { invoicePath, invoicesPath } from '@/lib/site/invoice-paths'
import { productPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { HomeCard, HomeLine } from './home-contents'
import { organizationsCard } from './organizations-card'

/** Entries of each card. */
const SHOWN = 3

type Told = { locale: Locale; home: AccountHome; hiddenPages: readonly string[]; now: number }

/** The cards of the account home (pages: My account home); none of a page that a flag hides. */
export function homeCards({ locale, home, hiddenPages, now }: Told): readonly HomeCard[] {
  return [
    ...(hiddenPages.includes('orderHistory') ? [] : [ordersCard(locale, home)]),
    quotesCard(locale, home, now),
    invoicesCard(locale, home),
    organizationsCard(locale, home, hiddenPages),
    ...(hiddenPages.includes('qualifications') ? [] : [qualificationCard(locale, home, now)]),
    savedCartsCard(locale, home),
    ...interestCards({ locale, home, hiddenPages, now }),
  ]
}

/** Titles for the user's interests (pages: Preferences); hidden from a support agent acting as the user. */
function interestCards({ locale, home: { suggested }, hiddenPages }: Told): readonly HomeCard[] {
  if (suggested === undefined || hiddenPages.includes('preferences')) return []
  const t = getTranslator(locale, 'accountHome')
  const lines = suggested.map(title => {
    const { level, texts } = titleFacts(locale, title)
    const note = joinFacts([level, ...texts])
    return { key: title.code, text: title.name, href: productPath(locale, title), note }
  })
  return [
    card(locale, {
      key: 'interests',
      title: t('interests.title'),
      listed: { lines, none: t('interests.none') },
      links: [{ label: t('interests.change'), href: sectionPath(locale, 'interests') }],
    }),
  ]
}

type Listed = { lines: readonly HomeLine[]; none: string } | undefined

/** The text of a card without lines: that there is nothing, or that it is not known now. */
const emptyText = (locale: Locale, listed: Listed): string | undefined =>
  listed === undefined
    ? getTranslator(locale, 'accountHome')('unavailable')
    : listed.lines.length === 0
      ? listed.none
      : undefined

const card = (
  locale: Locale,
  { listed, ...rest }: Omit<HomeCard, 'lines'> & { listed: Listed },
): HomeCard => ({
  text: emptyText(locale, listed),
  ...rest,
  lines: listed?.lines ?? [],
})

function ordersCard(locale: Locale, { orders }: AccountHome): HomeCard {
  const t = getTranslator(locale, 'accountHome')
  const words = getTranslator(locale, 'orders')
  const lines = orders?.orders.map(({ code, status, placed, total }) => ({
    key: code,
    text: words('earlier.title', { code }),
    href: accountDetailPath(locale, 'orderHistory', code),
    note: joinFacts([
      words(`history.statuses.${status}`),
      formatDate(locale, placed),
      formatPrice(locale, total),
    ]),
  }))
  return card(locale, {
    key: 'orders',
    title: t('orders.title'),
    listed: lines && { lines, none: t('orders.none') },
    links: [{ label: t('orders.all'), href: accountPath(locale, 'orderHistory') }],
  })
}

function quotesCard(locale: Locale, { quotes }: AccountHome, now: number): HomeCard {
  const t = getTranslator(locale, 'accountHome')
  const lines = quotes?.quotes.slice(0, SHOWN).map(quote => {
    const { name, until } = quoteStatus(locale, quote, now)
    return {
      key: quote.code,
      text: quote.name,
      href: accountDetailPath(locale, 'quotes', quote.code),
      note: joinFacts([name, until]),
    }
  })
  return card(locale, {
    key: 'quotes',
    title: t('quotes.title', { count: quotes?.pagination.totalResults ?? 0 }),
    listed: lines && { lines, none: t('quotes.none') },
    links: [{ label: t('quotes.all'), href: accountPath(locale, 'quotes') }],
  })
}

function invoicesCard(locale: Locale, { overdue }: AccountHome): HomeCard {
  const t = getTranslator(locale, 'accountHome')
  const words = getTranslator(locale, 'invoices')
  const lines = overdue?.invoices.map(({ invoiceNumber: number, open, daysOverdue }) => ({
    key: number,
    text: words('named', { number }),
    href: invoicePath(locale, number),
    note: joinFacts([
      formatPrice(locale, open),
      ...(daysOverdue === undefined ? [] : [words('overdue', { days: daysOverdue })]),
    ]),
  }))
  const all = { label: t('invoices.all'), href: invoicesPath(locale) }
  const late = {
    label: t('invoices.overdue'),
    href: invoicesAddress.build(locale, { page: 1, filters: { status: 'OVERDUE' } }),
  }
  return card(locale, {
    key: 'invoices',
    title: t('invoices.title'),
    listed: lines && { lines, none: t('invoices.none') },
    links: lines === undefined || lines.length === 0 ? [all] : [late, all],
  })
}

function qualificationCard(locale: Locale, { record }: AccountHome, now: number): HomeCard {
  const t = getTranslator(locale, 'accountHome')
  const qualification = record?.qualification
  const level = levelStanding(locale, qualification, now)
  const until = level && qualification?.validUntil && formatDate(locale, qualification.validUntil)
  const lines =
    level === undefined
      ? []
      : [
          {
            key: 'level',
            text: levelName(locale, level),
            note: until
              ? t(level.isHeld ? 'qualification.until' : 'qualification.ended', { date: until })
              : undefined,
          },
        ]
  return card(locale, {
    key: 'qualification',
    title: accountPageTitle(locale, 'qualifications'),
    listed: record && { lines, none: t('qualification.none') },
    links: [{ label: t('qualification.all'), href: accountPath(locale, 'qualifications') }],
  })
}

function savedCartsCard(locale: Locale, { savedCarts }: AccountHome): HomeCard {
  const t = getTranslator(locale, 'accountHome')
  const lines = savedCarts?.slice(0, SHOWN).map(({ code, name }) => ({
    key: code,
    text: name ?? code,
    href: accountDetailPath(locale, 'savedCarts', code),
  }))
  return card(locale, {
    key: 'savedCarts',
    title: accountPageTitle(locale, 'savedCarts'),
    listed: lines && { lines, none: t('savedCarts.none') },
    links: [{ label: t('savedCarts.all'), href: accountPath(locale, 'savedCarts') }],
  })
}
