import type { NavFragmentGroup } from '@/lib/content/fragments/nav-fragment'
import { contentHref } from '@/lib/content/href'
import type { HeaderContent } from '@/lib/contract/content'
import { getTranslator } from '@/lib/i18n/translator'
import { stepHref } from '@/lib/registration/step-paths'
import type { AccountPage } from '@/lib/site/account-pages'
import {
  accountSummaryPath,
  homePath,
  loginPath,
  searchPath,
  signOutActionPath,
  storePath,
} from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { accountLinks } from './account-links'
import { AccountMenu } from './account-menu'
import { CountrySelector } from './country-selector'
import { CountryUnknown } from './country-unknown'
import { Logo } from './logo'
import { MegaMenu, type UtilityLink } from './mega-menu'
import { MenuScript } from './menu-script'
import { SearchBox } from './search-box'

type Props = {
  locale: Locale
  content: HeaderContent
  /** The editors' own first-level navigation, in place of that of the content. */
  navFragment?: readonly NavFragmentGroup[] | undefined
  siteBase: string
}

const HEADER_ID = 'site-header'

/** Everything above the content of a page (spec §2, Header). */
export function SiteHeader({ locale, content, navFragment, siteBase }: Props) {
  const t = getTranslator(locale, 'layout')
  const resolve = resolver(locale, siteBase)
  const contacts = resolve({ label: t('help.opener'), href: 'site:contact-us' })
  const utility: readonly UtilityLink[] = [
    ...content.utility.map(resolve),
    { ...contacts, id: 'help', dialog: 'help' },
  ]
  const groups =
    navFragment ??
    content.groups.map(group => ({
      ...group,
      columns: group.columns.map(column => ({ ...column, links: column.links.map(resolve) })),
      ...(group.promo === undefined ? {} : { promo: resolve(group.promo) }),
    }))
  return (
    <header id={HEADER_ID} data-menus="" className="relative border-b border-line bg-white">
      <div className="no-print bg-mist text-sm">
        <div className="column flex min-h-10 items-center justify-between gap-x-6">
          <nav aria-label={t('utilityNavigation')} className="shrink-0 max-lg:hidden">
            <ul className="flex gap-x-5 whitespace-nowrap">
              {utility.map(({ id, label, href, dialog }) => (
                <li key={id}>
                  <a
                    href={href}
                    data-dialog={dialog}
                    className="inline-block py-2 text-ink no-underline hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex min-w-0 grow items-center justify-between gap-x-2 lg:justify-end lg:gap-x-6">
            <Country locale={locale} content={content} contacts={resolve(content.internationalContacts)} />
            <Account locale={locale} />
          </div>
        </div>
      </div>
      <div className="column flex flex-wrap items-center justify-between gap-x-3 py-3 lg:justify-start lg:gap-x-10 lg:pt-5 lg:pb-1">
        <Logo name={getTranslator(locale, 'common')('siteName')} href={homePath(locale)} />
        <div className="order-last mt-3 w-full lg:order-none lg:mt-0 lg:w-auto lg:max-w-form lg:flex-1">
          <SearchBox
            action={searchPath(locale)}
            label={t('search.label')}
            submitLabel={t('search.submit')}
            landmark
          />
        </div>
        <div className="contents lg:mt-3 lg:block lg:w-full">
          <MegaMenu label={t('mainNavigation')} menuLabel={t('menu')} groups={groups} utility={utility} />
        </div>
      </div>
      <MenuScript headerId={HEADER_ID} />
    </header>
  )
}

const resolver =
  (locale: Locale, siteBase: string) =>
  <T extends { href: string }>(link: T): T => ({ ...link, href: contentHref(link.href, locale, siteBase) })

type CountryProps = Pick<Props, 'locale' | 'content'> & { contacts: HeaderContent['internationalContacts'] }

function Country({ locale, content, contacts }: CountryProps) {
  const t = getTranslator(locale, 'layout')
  return (
    <CountrySelector
      locale={locale}
      label={content.countrySelector.label}
      title={t('country.title')}
      text={t('country.text')}
      currentLabel={t('country.current')}
      elsewhere={<CountryUnknown opener={t('country.notListed')} contactsHref={contacts.href} />}
    />
  )
}

function Account({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'layout')
  const nameOf = (page: AccountPage) => t(`account.pages.${page}`)
  return (
    <AccountMenu
      summaryPath={accountSummaryPath(locale)}
      signIn={{ label: t('account.signIn'), href: loginPath(locale) }}
      register={{ label: t('account.register'), href: stepHref(locale, 'register') }}
      account={{ label: t('account.label'), href: storePath(locale, 'my-account') }}
      unavailable={t('account.unavailable')}
      pages={accountLinks(locale, nameOf)}
      signOut={{ label: t('account.signOut'), action: signOutActionPath(locale) }}
    />
  )
}
