import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath, type MyAccountPage } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { AccountNav } from './account-nav'

type Props = {
  locale: Locale
  page: MyAccountPage
  hiddenPages: readonly string[]
  /** Name of the page, where it lies below `page`. */
  below?: string
  /** The page between the two, such as that of an order above its cancellation. */
  parent?: { label: string; href: string } | undefined
  /** Rendered above the heading, for example an error summary. */
  before?: ReactNode
  children: ReactNode
}

/** Frame of every account page: breadcrumbs, heading and navigation. */
export function AccountShell({ locale, page, hiddenPages, below, parent, before, children }: Props) {
  const layout = getTranslator(locale, 'layout')
  const root = accountPageTitle(locale, 'accountHome')
  const title = accountPageTitle(locale, page)
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          ...storeCrumbs(locale),
          ...(page === 'accountHome' ? [] : [{ label: root, href: accountPath(locale, 'accountHome') }]),
          ...(below === undefined
            ? [{ label: title }]
            : [
                { label: title, href: accountPath(locale, page) },
                ...(parent === undefined ? [] : [parent]),
                { label: below },
              ]),
        ]}
      />
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[15rem_1fr]">
        <AccountNav locale={locale} current={page} hiddenPages={hiddenPages} />
        <div className="min-w-0 max-lg:mt-6">
          {before}
          <h1>{below ?? title}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}
