import { HiddenFields } from '@/components/form/hidden-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import type { CartFlash } from '@/lib/cart/line-flash'
import { pricesPercentOff, shownProgrammes } from '@/lib/cart/programme-messages'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { savedCartsActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { lineLabels } from '../lines/line-data'
import { Lines } from '../lines/lines'
import { cartErrors, cartGroups } from '../page/cart-lines'
import { ReportNote } from '../page/cart-notes'
import { CartSums } from '../page/cart-sums'
import { RenameForm } from './rename-form'
import { RestoreQuestion } from './restore-question'

type Props = {
  locale: Locale
  cart: Cart
  deleteHref: string
  hidden: HiddenFieldValues
  flags: FlagValues
  /** Rejected quantities as typed, by item code. */
  typed: ReadonlyMap<string, string>
  /** Report on the last change. */
  report: CartFlash | undefined
  /** Lines that are already in the cart, where the page asks whether to replace them. */
  held: number | undefined
  values: { name: string; description: string }
  errors: { name?: string; description?: string }
}

const FORM_ID = 'saved-cart-form'

/** A saved cart with its lines at current prices, and its actions. */
export function SavedCartDetail(props: Props) {
  const { locale, cart, hidden, flags, report, held, values, errors } = props
  const { code } = cart
  const programmes = shownProgrammes(cart.programmes, flags)
  return (
    <>
      {report !== undefined && <ReportNote {...{ locale, report, hidden }} list={code} />}
      <PressedByEnter {...props} />
      {held !== undefined && cart.entries.length > 0 && (
        <RestoreQuestion {...{ locale, code, held }} formId={FORM_ID} />
      )}
      <Ways {...props} />
      <EditableLines {...props} />
      <div className="mt-6">
        <CartSums {...{ locale, cart, programmes }} />
      </div>
      <RenameForm {...{ locale, code, hidden, values, errors }} />
    </>
  )
}

/**
 * The form's default button: Enter in a quantity field saves the quantities, so it precedes the buttons that
 * fill the cart.
 */
function PressedByEnter({ locale, cart }: Props) {
  if (cart.entries.length === 0) return null
  return (
    <button
      type="submit"
      form={FORM_ID}
      name="intent"
      value="change"
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    >
      {getTranslator(locale, 'cart')('page.update')}
    </button>
  )
}

/**
 * Actions on the whole list. Adding it to the cart submits the quantities along, so that no typed quantity is
 * lost.
 */
function Ways({ locale, cart, deleteHref, held }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  return (
    <p className="no-print mt-4 flex flex-wrap items-center gap-3">
      {cart.entries.length > 0 && held === undefined && (
        <Button type="submit" form={FORM_ID} name="intent" value="restore">
          {t('restore')}
        </Button>
      )}
      <ButtonLink href={deleteHref} variant="quiet">
        {t('delete')}
      </ButtonLink>
      <PrintButton label={getTranslator(locale, 'cart')('page.print')} />
    </p>
  )
}

function EditableLines({ locale, cart, hidden, flags, typed }: Props) {
  const percentOff = pricesPercentOff(shownProgrammes(cart.programmes, flags), cart.subTotal)
  const visitor = { isSignedIn: true, flags, typed, percentOff }
  const update = getTranslator(locale, 'cart')('page.update')
  if (cart.entries.length === 0)
    return <p className="mt-6">{getTranslator(locale, 'savedCarts')('noLines')}</p>
  return (
    <form id={FORM_ID} method="post" action={savedCartsActionPath(locale)} noValidate className="mt-6">
      <HiddenFields {...hidden} />
      <input type="hidden" name="list" value={cart.code} />
      <Lines
        groups={cartGroups(locale, cart, visitor, cartErrors(locale, cart, visitor))}
        words={lineLabels(locale)}
        mode="edit"
      />
      <p className="no-print mt-6">
        <Button type="submit" name="intent" value="change" variant="secondary">
          {update}
        </Button>
      </p>
    </form>
  )
}
