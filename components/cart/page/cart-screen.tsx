import type { ReactNode } from 'react'
import type { SummaryEntry } from '@/components/form/errors/error-summary'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import { validationFlash } from '@/lib/cart/flash/validation-flash'
import type { GateFacts } from '@/lib/cart/gates/gates'
import type { CartExemption } from '@/lib/cart/sums/cart-exemption'
import type { EstimateView } from '@/lib/cart/sums/estimate-view'
import { pricesPercentOff, shownProgrammes } from '@/lib/cart/sums/programme-messages'
import type { ExpressOffer } from '@/lib/checkout/express/express-offer'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartFinding } from '@/lib/contract/commerce/cart/cart-validation'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import type { LatestOrdersView } from '@/lib/orders/history/latest-orders'
import { cartPath, loginPath, searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { CartAside } from './cart-aside'
import { CartEnhancer } from './cart-enhancer'
import { CartErrorSummary, CartForm } from './cart-form'
import { CART_FORMS, CHANGES_ID } from './cart-form-id'
import { type CartVisitor, cartErrors } from './cart-lines'
import { EarlierCart, ReportNote } from './cart-notes'
import { EmptyCart } from './empty-cart'
import { formRefusals } from './form-refusals'
import { GatePanel } from './gate-panel'
import { LatestOrders } from './latest-orders'
import { QuoteBanner } from './quote-banner'
import { LaterUnavailable, SavedForLater } from './saved-for-later'
import type { RefusedVoucher } from './voucher-form'

/**
 * The cart and what the page shows beside it: `earlier` is the anonymous cart that has not been merged yet;
 * `later` is the saved-for-later list; `gate` is set if the buyer lacks the level of a line.
 */
type ShownCartView = {
  state: 'shown'
  express?: ExpressOffer | undefined
  cart?: Cart
  earlier?: Cart
  report?: CartFlash
  later?: Cart | 'unavailable'
  gate?: GateFacts
  /** What the validation states; absent if the cart could not be validated. */
  findings?: readonly CartFinding[]
  estimate?: EstimateView
  exemptions?: readonly CartExemption[]
  /** The latest orders, for an empty cart. */
  orders?: LatestOrdersView
}

export type CartView = ShownCartView | { state: 'away'; requestId?: string }

export type CartUpload = { form: ReactNode; errors: readonly SummaryEntry[] }

type Props = {
  locale: Locale
  view: CartView
  visitor: CartVisitor
  /** Submission key and form owner, which make repeated submissions of the page's forms harmless. */
  hidden: HiddenFieldValues
  supportHref: string
  refusedVoucher?: RefusedVoucher
  /** The other saved carts, shown below an empty cart. */
  savedCarts?: ReactNode
  /** Upload of a CSV file, and why the last one was refused. */
  upload?: CartUpload
}

/** The cart page. */
export function CartScreen(props: Props) {
  const { locale, view } = props
  const title = getTranslator(locale, 'cart')('title')
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), { label: title }]}
      />
      {view.state === 'away' ? (
        <>
          <h1 className="mt-4">{title}</h1>
          <div className="mt-8">
            <ServiceUnavailable
              {...props}
              as="section"
              subject="cart"
              retryHref={cartPath(locale)}
              requestId={view.requestId}
            />
          </div>
        </>
      ) : (
        <div {...{ [CART_FORMS]: '' }}>
          <ShownCart {...props} view={view} />
          <CartEnhancer failed={getTranslator(locale, 'errors')('forms.offline')} />
        </div>
      )}
    </div>
  )
}

type ShownProps = Props & { view: Extract<CartView, { state: 'shown' }> }

function ShownCart(props: ShownProps) {
  const { locale, view, visitor, savedCarts } = props
  const { cart } = view
  if (cart === undefined || cart.entries.length === 0)
    return (
      <>
        <CartErrorSummary locale={locale} errors={new Map()} further={withoutFields(props.upload)} />
        <h1 className="mt-4">
          {getTranslator(locale, 'cart')(view.earlier === undefined ? 'empty.title' : 'empty.titleEarlier')}
        </h1>
        <CartNotes {...props} />
        <EmptyCart {...{ locale, cart }} isSignedIn={visitor.isSignedIn} />
        <Later {...props} />
        {savedCarts}
        <LatestOrders
          locale={locale}
          orders={view.orders ?? []}
          hasHistory={visitor.flags['order-history']}
        />
      </>
    )
  return <FilledCart {...props} cart={cart} />
}

/** The errors of an upload whose field an empty cart does not show. */
const withoutFields = (upload: CartUpload | undefined): readonly SummaryEntry[] | undefined =>
  upload?.errors.map(({ text }) => ({ text }))

function Later({ view: { later }, ...props }: ShownProps) {
  if (later === 'unavailable') return <LaterUnavailable locale={props.locale} />
  return later === undefined || later.entries.length === 0 ? null : <SavedForLater {...props} later={later} />
}

/** Report on the last change, and the earlier cart that waits for its merge. */
const CartNotes = ({ locale, view: { report, earlier, cart }, hidden }: ShownProps) => (
  <>
    {report !== undefined && <ReportNote {...{ locale, report, hidden }} />}
    {earlier !== undefined && earlier.entries.length > 0 && (
      <EarlierCart {...{ locale, earlier, hidden }} quote={cart?.sapQuote?.code} />
    )}
  </>
)

function FilledCart(props: ShownProps & { cart: Cart }) {
  const { locale, view, cart, visitor, hidden, supportHref, refusedVoucher, upload } = props
  const t = getTranslator(locale, 'cart')
  const errors = cartErrors(locale, cart, visitor)
  const refusals = formRefusals(locale, { cart, visitor, refusedVoucher, estimate: view.estimate })
  const further = [...refusals, ...(upload?.errors ?? [])]
  const programmes = shownProgrammes(cart.programmes, visitor.flags)
  const percentOff = pricesPercentOff(programmes, cart.subTotal)
  return (
    <>
      <div className="mt-4">
        <CartErrorSummary locale={locale} errors={errors} further={further} />
        <h1>{t('title')}</h1>
      </div>
      <p className="mt-3 text-lg text-muted">
        {t('page.size', { lines: cart.totalItems, units: cart.totalUnitCount })}
      </p>
      {!visitor.isSignedIn && <KeptHere locale={locale} cart={cart} />}
      {cart.sapQuote !== undefined && <QuoteBanner {...{ locale, hidden }} quote={cart.sapQuote} />}
      <CartNotes {...props} />
      <Changes {...props} />
      {view.gate !== undefined && <GatePanel {...{ locale, cart, hidden }} facts={view.gate} />}
      <div className="mt-8 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <CartForm {...{ locale, cart, errors, hidden }} visitor={{ ...visitor, percentOff }} />
        <div className="max-lg:mt-10">
          <CartAside
            {...{ locale, cart, supportHref, programmes, hidden }}
            isSignedIn={visitor.isSignedIn}
            view={{ ...view, refusedVoucher }}
            upload={upload?.form}
          />
        </div>
      </div>
      <Later {...props} />
      <p className="no-print mt-8">
        <a href={searchPath(locale)} className="inline-block py-1">
          {t('page.onward')}
        </a>
      </p>
    </>
  )
}

/** What has changed in the cart since the last visit, or that this could not be checked. */
function Changes({ locale, view: { findings }, cart, hidden }: ShownProps & { cart: Cart }) {
  if (findings === undefined)
    return (
      <p className="no-print mt-3 max-w-prose text-muted">
        {getTranslator(locale, 'cart')('validated.unchecked')}
      </p>
    )
  const report = validationFlash(locale, cart, findings)
  if (report === undefined) return null
  return (
    <div id={CHANGES_ID}>
      <ReportNote {...{ locale, report, hidden }} />
    </div>
  )
}

/** Notes on an anonymous cart: how long it is kept, and the levels that its items require. */
function KeptHere({ locale, cart }: { locale: Locale; cart: Cart }) {
  const t = getTranslator(locale, 'cart')
  return (
    <p className="no-print mt-2 max-w-prose">
      {t('page.keptHere')} {cart.requiredQualificationLevel !== undefined && t('page.levels')}{' '}
      <a href={loginPath(locale, cartPath(locale))} className="inline-block py-1">
        {t('page.signIn')}
      </a>
    </p>
  )
}
