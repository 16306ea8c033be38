import type { FlagValues } from '@/lib/backends/flags/flag-values'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import { pricesPercentOff, shownProgrammes } from '@/lib/cart/sums/programme-messages'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { isOwnList } from '@/lib/saved-carts/is-own'
import { lineChanges } from '@/lib/saved-carts/line-changes'
import type { QuoteWay } from '@/lib/saved-carts/quote-way'
import type { Locale } from '@/lib/site/sites'
import { ReportNote } from '../page/cart-notes'
import { CartSums } from '../page/cart-sums'
import { CopyForm } from './copy-form'
import { OrganizationShareForm, type ShareTargets } from './organization-share-form'
import { RenameForm } from './rename-form'
import { RestoreQuestion } from './restore-question'
import { SavedCartChanges } from './saved-cart-changes'
import { SAVED_CART_FORM_ID } from './saved-cart-form-id'
import { savedCartGroups } from './saved-cart-groups'
import { SavedCartLines } from './saved-cart-lines'
import { SavedCartWays } from './saved-cart-ways'

type Props = {
  locale: Locale
  cart: Cart
  deleteHref: string
  /** How a quote of the lines is asked for; undefined where it cannot. */
  quoteWay?: QuoteWay | undefined
  hidden: HiddenFieldValues
  flags: FlagValues
  /** Rejected quantities as typed, by item code. */
  typed: ReadonlyMap<string, string>
  /** Report on the last change. */
  report: CartFlash | undefined
  /** Lines that are already in the cart, where the page asks whether to replace them. */
  held: number | undefined
  values: { name: string; description: string; schoolYearList: boolean; copyName: string }
  errors: { name?: string; description?: string; copyName?: string }
  targets: ShareTargets
}

/** A saved cart with its lines at current prices, what has changed since, and its actions. */
export function SavedCartDetail(props: Props) {
  const { locale, cart, hidden, flags, typed, report, held, values, errors } = props
  const { code } = cart
  const isOwn = isOwnList(cart)
  const programmes = shownProgrammes(cart.programmes, flags)
  const percentOff = pricesPercentOff(programmes, cart.subTotal)
  const changes = lineChanges(locale, cart, percentOff)
  const isAsked = held !== undefined && cart.permission !== 'VIEW'
  return (
    <>
      {report !== undefined && <ReportNote {...{ locale, report, hidden }} list={code} />}
      {!isOwn && <OfColleague {...{ locale, cart }} />}
      {isOwn && cart.entries.length > 0 && <PressedByEnter locale={locale} />}
      <SavedCartChanges {...{ locale, cart, changes }} />
      {isAsked && cart.entries.length > 0 && (
        <RestoreQuestion {...{ locale, code, held }} formId={SAVED_CART_FORM_ID} />
      )}
      <SavedCartWays
        {...{ locale, cart, isAsked }}
        quoteWay={props.quoteWay}
        deleteHref={isOwn ? props.deleteHref : undefined}
      />
      <SavedCartLines
        {...{ locale, cart, hidden, isOwn }}
        groups={savedCartGroups(locale, cart, { flags, typed, percentOff, changes })}
      />
      <div className="mt-6">
        <CartSums {...{ locale, cart, programmes }} />
      </div>
      {isOwn && <RenameForm {...{ locale, code, hidden, values, errors }} version={cart.version} />}
      {cart.permission !== 'VIEW' && (
        <CopyForm {...{ locale, code, hidden }} name={values.copyName} error={errors.copyName} />
      )}
      {isOwn && <OrganizationShareForm {...{ locale, cart, hidden }} targets={props.targets} />}
    </>
  )
}

/** Owner of a saved cart that a colleague shares, and what the user may do with it. */
function OfColleague({ locale, cart }: Pick<Props, 'locale' | 'cart'>) {
  const { savedBy, organizationShare: share } = cart
  if (share === undefined) return null
  return (
    <p className="mt-4 max-w-prose">
      {getTranslator(locale, 'savedCarts')('sharedBy', {
        name: savedBy?.name ?? '',
        unit: share.organization.name,
        permission: share.permission,
      })}
    </p>
  )
}

/**
 * The form’s default button: Enter in a quantity field saves the quantities, so it precedes the buttons that
 * fill the cart.
 */
const PressedByEnter = ({ locale }: { locale: Locale }) => (
  <button
    type="submit"
    form={SAVED_CART_FORM_ID}
    name="intent"
    value="change"
    tabIndex={-1}
    aria-hidden="true"
    className="sr-only"
  >
    {getTranslator(locale, 'cart')('page.update')}
  </button>
)
