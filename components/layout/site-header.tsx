import type { ReactNode } from 'react'
import { serialize } from '@/components/ui/serialized'
import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { NavFragmentGroup } from '@/lib/backends/content/fragments/nav-fragment'
import { contentHref } from '@/lib/backends/content/href'
import type { ContentLink, HeaderContent, MenuGroup } from '@/lib/contract/content'
import { memoizePerLocale } from '@/lib/i18n/memoize-per-locale'
import { getTranslator } from '@/lib/i18n/translator'
import { countryGroupOf, countryGroupsFor } from '@/lib/site/country-groups'
import { LOCALE_NAMES, shortLocaleName } from '@/lib/site/locale-names'
import {
  accountSummaryPath,
  cartAccountPath,
  homePath,
  localeChoicePath,
  loginPath,
  searchPath,
  signOutActionPath,
  storePath,
} from '@/lib/site/paths'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { accountLinks } from './account-links'
import type { AccountMenuProps } from './account-menu'
import type { CountrySelectorProps, SiteChoice, SiteGroup } from './country-selector'
import { type LinkData, linkPacker } from './link-data'
import type { MegaMenuProps } from './mega-menu'
import type { ColumnsGroup, GroupData, ToolData } from './menu-data'
import type { NavigationRowData } from './navigation-row'
import { SiteHeaderView } from './site-header-view'

type Props = {
  locale: Locale
  content: HeaderContent
  /** The editors' own first-level navigation, which replaces that of the content. */
  navFragment?: readonly NavFragmentGroup[] | undefined
  /** Areas of the catalogue, for the menu. */
  areas: readonly ContentLink[]
  siteBase: string
  /** Link to the cart. */
  cart: ReactNode
}

/** Link target of the content for customer support: with script it opens a dialog with the contact data. */
const SUPPORT = 'site:contact-us'

/** Resolves a link of the content for the page. */
type ToLink = (link: ContentLink) => LinkData

/** Header of every page (spec §2, Header). */
export function SiteHeader({ locale, content, navFragment, areas, siteBase, cart }: Props) {
  const groups = navFragment ?? menuGroups(locale, content, areas, siteBase)
  const { tools, country, row, menu, ...data } = headerData(locale, content, groups, siteBase)
  return (
    <SiteHeaderView
      {...data}
      tools={staticMarkupData(tools)}
      country={staticMarkupData(country)}
      row={staticMarkupData(row)}
      menu={staticMarkupData(menu)}
      cart={cart}
    />
  )
}

/** Data that are the same for every page of a site until its content changes. */
const headerData = memoizePerLocale(makeHeaderData)

function makeHeaderData(
  locale: Locale,
  content: HeaderContent,
  groups: MegaMenuProps['groups'],
  siteBase: string,
) {
  const t = getTranslator(locale, 'layout')
  const base = contentHref('site:', locale, siteBase)
  const pack = linkPacker(base)
  const toLink: ToLink = ({ label, href }) => pack({ label, href: contentHref(href, locale, siteBase) })
  const { internationalContacts, countrySelector } = content
  const tools: readonly ToolData[] = content.utility.map(link =>
    link.href === SUPPORT ? [...toLink(link), 'help'] : toLink(link),
  )
  const contactsHref = contentHref(internationalContacts.href, locale, siteBase)
  const row: NavigationRowData = {
    home: [getTranslator(locale, 'common')('siteName'), homePath(locale)],
    search: { action: searchPath(locale), label: t('search.label'), submitLabel: t('search.submit') },
  }
  return {
    toolsLabel: t('utilityNavigation'),
    tools: { base, tools },
    country: countryData(locale, countrySelector.label, contactsHref),
    row,
    menu: { base, label: t('mainNavigation'), menuLabel: t('menu'), groups, tools },
    account: serialize(accountData(locale)),
  }
}

/** Menu groups of the content, with the areas of the catalogue added. */
const menuGroups = memoizePerLocale(
  (locale, content: HeaderContent, areas: Props['areas'], siteBase: string): MegaMenuProps['groups'] => {
    const pack = linkPacker(contentHref('site:', locale, siteBase))
    const toLink: ToLink = ({ label, href }) => pack({ label, href: contentHref(href, locale, siteBase) })
    const title = getTranslator(locale, 'layout')('menuAreas')
    return content.groups.map(group => withAreas(groupData(group, toLink), title, areas.map(pack)))
  },
)

/** The group with the ways to find a title. */
const FIND_GROUP = 'assessments'

/** Adds the areas beside the other columns of the group. */
function withAreas(group: ColumnsGroup, title: string, links: readonly LinkData[]): GroupData {
  const [ways, ...others] = group.columns
  if (group.id !== FIND_GROUP || ways === undefined || links.length === 0) return group
  return { ...group, columns: [ways, { title, links, isLong: true }, ...others] }
}

const groupData = ({ id, label, columns, promo }: MenuGroup, toLink: ToLink): ColumnsGroup => ({
  id,
  label,
  columns: columns.map(({ title, links }) => ({ title, links: links.map(toLink) })),
  ...(promo && {
    promo: {
      title: promo.title,
      text: promo.text,
      link: toLink({ label: promo.linkText, href: promo.href }),
    },
  }),
})

const siteChoice =
  (reader: Locale) =>
  (locale: Locale): SiteChoice => {
    const { country, language } = LOCALE_NAMES[locale]
    const name = getTranslator(reader, 'layout')(`country.sites.${locale}`)
    const { languageTag } = getSite(locale)
    return name === country
      ? [locale, languageTag, country, language]
      : [locale, languageTag, country, language, name]
  }

/** The sites in the groups of country lists (spec §4), the group of the current site first. */
const siteGroups = (locale: Locale): readonly SiteGroup[] =>
  countryGroupsFor(locale)
    .map(group => ({
      group,
      sites: LOCALES.filter(site => countryGroupOf(getSite(site).defaultCountry) === group),
    }))
    .filter(({ sites }) => sites.length > 0)
    .map(({ group, sites }) => [
      getTranslator(locale, 'register')(`countryGroups.${group}`),
      sites.map(siteChoice(locale)),
    ])

function countryData(locale: Locale, label: string, contactsHref: string): CountrySelectorProps {
  const t = getTranslator(locale, 'layout')
  return {
    locale,
    action: localeChoicePath(locale),
    groups: siteGroups(locale),
    label,
    shortLabel: shortLocaleName(locale),
    title: t('country.title'),
    text: `${t('country.text')} ${t('country.cart')}`,
    currentLabel: t('country.current'),
    elsewhere: [t('country.notListed'), contactsHref],
  }
}

function accountData(locale: Locale): AccountMenuProps {
  const t = getTranslator(locale, 'layout')
  const cart = getTranslator(locale, 'cart')
  return {
    summaryPath: accountSummaryPath(locale),
    signIn: { label: t('account.signIn'), href: loginPath(locale) },
    account: { label: t('account.label'), href: storePath(locale, 'my-account') },
    unavailable: t('account.unavailable'),
    pages: accountLinks(locale),
    acting: { label: cart('sums.account'), change: cart('account.change'), href: cartAccountPath(locale) },
    signOut: { label: t('account.signOut'), action: signOutActionPath(locale) },
  }
}
