import { ErrorSummary } from '@/components/form/errors/error-summary'
import { UnitsForm } from '@/components/orders/detail/units-form'
import { PreviousSystem } from '@/components/orders/previous-system'
import { ButtonLink } from '@/components/ui/button'
import { fetchOrder } from '@/lib/backends/commerce/orders.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getTranslator } from '@/lib/i18n/translator'
import { unitsErrors, unitsLines } from '@/lib/order-changes/units-lines'
import { ok } from '@/lib/result/result'
import { pageHasErrors, rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { orderActionPath, orderCancellationPath, orderReturnPath } from '@/lib/site/order-paths'
import { type AccountContext, accountPage } from '../../../_shell/account-page'
import { orderCrumb } from './order-crumb'

type Kind = 'cancellation' | 'returns'

const ADDRESSES = { cancellation: orderCancellationPath, returns: orderReturnPath } as const

async function load({ context, code, parameters }: AccountContext) {
  const [order, rejected] = await Promise.all([fetchOrder(context, code), rejectedFormOfPage(parameters)])
  return order.ok ? ok({ order: order.value, rejected }) : order
}

/** The page on which units of the user's own order are cancelled, or returned. */
export const unitsPage = (kind: Kind) =>
  accountPage({
    page: 'orderHistory',
    title: ({ locale }) => getTranslator(locale, 'orders')(`${kind}.title`),
    hasErrors: ({ parameters }) => pageHasErrors(parameters),
    load,
    address: ({ locale, code }) => ADDRESSES[kind](locale, code),
    detail: {
      nameOf: (_, { locale }) => getTranslator(locale, 'orders')(`${kind}.title`),
      parent: orderCrumb,
    },
    before: ({ order, rejected }, { locale }) => (
      <ErrorSummary
        title={getTranslator(locale, 'errors')('summaryTitle')}
        entries={unitsErrors(locale, kind, order, rejected).summary}
      />
    ),
    render: ({ order, rejected }, { locale, hidden }) => {
      const t = getTranslator(locale, 'orders')
      const { code } = order
      const back = { href: accountDetailPath(locale, 'orderHistory', code), label: t(`${kind}.back`) }
      const lines = unitsLines(locale, kind, order, rejected)
      const isPossible = lines.some(({ most }) => most > 0)
      return (
        <>
          <p className="mt-3 text-muted">{t('earlier.title', { code })}</p>
          {order.fromPreviousSystem ? (
            <PreviousSystem locale={locale} supportHref={supportHref(locale)} />
          ) : (
            <p className="mt-3 max-w-prose text-lg">{t(isPossible ? `${kind}.intro` : `${kind}.tooLate`)}</p>
          )}
          {isPossible ? (
            <UnitsForm
              {...{ locale, hidden, lines, back }}
              order={code}
              action={orderActionPath(locale, kind)}
              submit={t(`${kind}.submit`)}
              {...(kind === 'cancellation' && { whole: t('cancellation.whole') })}
            />
          ) : (
            <p className="mt-6">
              <ButtonLink href={back.href} variant="secondary">
                {back.label}
              </ButtonLink>
            </p>
          )}
        </>
      )
    },
  })
