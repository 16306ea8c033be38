import { PartUnavailable } from '@/components/page/service-unavailable'
import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { getTranslator } from '@/lib/i18n/translator'
import type { AccountView } from '@/lib/organisation/account-view'
import type { Problem, Result } from '@/lib/result/result'
import { accountPath } from '@/lib/site/account-pages'
import { newAccountPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'

type Props = {
  locale: Locale
  name: string
  accounts: Result<readonly AccountView[], Problem>
  hiddenPages: readonly string[]
  /** Step at which an incomplete registration continues. */
  openStep: StepId | undefined
  figures: AccountFigures
}

/** Figures of the other account pages; unavailable ones are absent. */
type AccountFigures = Partial<Record<'quotes' | 'savedCarts' | 'qualifications', string>>

const TOLD_PAGES = ['quotes', 'savedCarts', 'qualifications'] as const

/** Start page of the account: the user, the figures of the other pages and the accounts to order for. */
export function Overview({ locale, name, accounts, hiddenPages, openStep, figures }: Props) {
  const t = getTranslator(locale, 'account')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg wrap-anywhere">{t('overview.signedInAs', { name })}</p>
      {openStep !== undefined && <OpenRegistration locale={locale} step={openStep} />}
      <Figures {...{ locale, hiddenPages, figures }} />
      <h2 className="mt-10">{t('overview.organisations')}</h2>
      {accounts.ok ? (
        <Organisations {...{ locale, openStep }} accounts={accounts.value} />
      ) : (
        <PartUnavailable
          locale={locale}
          subject="account"
          retryHref={accountPath(locale, 'accountHome')}
          requestId={accounts.error.requestId}
        />
      )}
    </>
  )
}

/** Links to the pages, each with its figure. */
function Figures({ locale, hiddenPages, figures }: Pick<Props, 'locale' | 'hiddenPages' | 'figures'>) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-3">
      {TOLD_PAGES.filter(page => !hiddenPages.includes(page)).map(page => (
        <li key={page} className="grid min-w-0 wrap-anywhere">
          <Card>
            <h2 className="font-sans text-base">
              <a href={accountPath(locale, page)}>{accountPageTitle(locale, page)}</a>
            </h2>
            {figures[page] !== undefined && <p className="mt-1 font-display text-2xl">{figures[page]}</p>}
          </Card>
        </li>
      ))}
    </ul>
  )
}

function OpenRegistration({ locale, step }: { locale: Locale; step: StepId }) {
  const text = getTranslator(locale, 'register')
  return (
    <div className="mt-6 max-w-prose">
      <Banner tone="info" toneLabel={getTranslator(locale, 'layout')('tones.info')} announce="none">
        <p>{text('notices.open')}</p>
        <p className="mt-3">
          <ButtonLink href={stepHref(locale, step)}>
            {text('signedIn.continue', { step: text(`steps.${step}.short`) })}
          </ButtonLink>
        </p>
      </Banner>
    </div>
  )
}

type OwnProps = Pick<Props, 'locale' | 'openStep'> & { accounts: readonly AccountView[] }

function Organisations({ locale, accounts, openStep }: OwnProps) {
  const t = getTranslator(locale, 'account')
  const linked = accounts.filter(({ isPersonal, link }) => !isPersonal && link !== 'rejected')
  return (
    <>
      {linked.length === 0 ? (
        <p className="mt-2">{t('overview.none')}</p>
      ) : (
        <ul className="mt-2 space-y-1">
          {linked.map(({ uid, name, number }) => (
            <li key={uid} className="wrap-anywhere">
              <span className="font-semibold">{name}</span> {number}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        <a href={accountPath(locale, 'accounts')} className="inline-block py-1">
          {t('overview.allAccounts')}
        </a>
        {openStep === undefined && linked.length === 0 && (
          <a href={newAccountPath(locale)} className="ml-6 inline-block py-1">
            {t('accounts.add')}
          </a>
        )}
      </p>
    </>
  )
}
