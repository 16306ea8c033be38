import type { ReactNode } from 'react'
import { Banner, type BannerTone } from '@/components/ui/banner'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { linkOf } from '@/lib/organisation/account-view'
import type { AccountDetail } from '@/lib/organisation/load-account.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { invoicesPath } from '@/lib/site/invoice-paths'
import { newAccountPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; detail: AccountDetail; supportHref: string }

/** What the state of an account means, and the way on; nothing for an account that can simply be used. */
export function StateNotice(props: Props) {
  const { locale, detail } = props
  const { account } = detail
  const t = getTranslator(locale, 'organisations')
  const link = linkOf(account)
  switch (link) {
    case 'merged':
      return <Merged {...props} />
    case 'closed':
      return (
        <Notice locale={locale} tone="warning" title={t('states.closed.title')}>
          <p>{t('states.closed.text')}</p>
          <Support {...props} />
        </Notice>
      )
    case 'pending':
    case 'rejected':
      return (
        <Notice
          locale={locale}
          tone={link === 'pending' ? 'info' : 'warning'}
          title={t(`states.${link}.title`)}
        >
          <p>
            {link === 'pending' && account.association?.decidedBy === 'CUSTOMER_SERVICE'
              ? t('states.pending.service')
              : t(`states.${link}.text`, { name: account.name })}
          </p>
        </Notice>
      )
    case 'linked':
      return <Standing {...props} />
  }
}

function Standing({ locale, detail: { account } }: Props) {
  const t = getTranslator(locale, 'organisations')
  const { status, creditStatus, temporaryAccountNumber, customerAccountNumber } = account
  if (status === 'PENDING')
    return (
      <Notice locale={locale} tone="info" title={t('states.review.title')}>
        <p>{t('states.review.text')}</p>
        {temporaryAccountNumber === true && customerAccountNumber !== undefined && (
          <p className="mt-1">{t('states.reviewNumber', { number: customerAccountNumber })}</p>
        )}
      </Notice>
    )
  if (creditStatus !== 'SUSPENDED') return null
  return (
    <Notice locale={locale} tone="warning" title={t('states.suspended.title')}>
      <p>{t('states.suspended.text')}</p>
      <p className="mt-1">
        <a href={invoicesPath(locale)}>{t('states.suspended.link')}</a>
      </p>
    </Notice>
  )
}

/** Which number became which, and what moved. */
function Merged({ locale, detail: { account, others }, supportHref }: Props) {
  const t = getTranslator(locale, 'organisations')
  const { mergedInto, customerAccountNumber: from } = account
  if (mergedInto === undefined) return null
  const { uid, name: target, customerAccountNumber: to, mergedAt, moved } = mergedInto
  const date = mergedAt === undefined ? undefined : formatDate(locale, mergedAt.slice(0, 10))
  const isLinked = others.some(other => other.uid === uid)
  return (
    <Notice locale={locale} tone="info" title={t('states.merged.title', { target })}>
      {date !== undefined && <p>{t('states.merged.textDated', { date, target })}</p>}
      {from !== undefined && to !== undefined && <p>{t('states.merged.numbers', { from, to })}</p>}
      {moved !== undefined && <p>{t('states.merged.moved', moved)}</p>}
      <p>{t('states.merged.text', { target })}</p>
      <p className="mt-2">
        <a href={isLinked ? accountDetailPath(locale, 'accounts', uid) : newAccountPath(locale, to)}>
          {t(isLinked ? 'states.merged.link' : 'states.merged.add', { target })}
        </a>
      </p>
      <p className="mt-2">{t('states.merged.wrong')}</p>
      <Support locale={locale} supportHref={supportHref} />
    </Notice>
  )
}

const Support = ({ locale, supportHref }: Pick<Props, 'locale' | 'supportHref'>) => (
  <p className="mt-1">
    <a href={supportHref}>{getTranslator(locale, 'home')('help.contact')}</a>
  </p>
)

type NoticeProps = {
  locale: Locale
  tone: Exclude<BannerTone, 'success' | 'error'>
  title: string
  children: ReactNode
}

const Notice = ({ locale, tone, title, children }: NoticeProps) => (
  <div className="mt-6 max-w-prose">
    <Banner
      tone={tone}
      toneLabel={getTranslator(locale, 'layout')(`tones.${tone}`)}
      announce="none"
      title={title}
    >
      {children}
    </Banner>
  </div>
)
