import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Select } from '@/components/form/fields/select'
import { Button } from '@/components/ui/button'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import type { Chosen } from '@/lib/cart/lines/load-chosen.server'
import { pricesPercentOff, shownProgrammes } from '@/lib/cart/sums/programme-messages'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { quoteMinimum } from '@/lib/quotes/quote-minimum'
import type { SavedCartsView } from '@/lib/saved-carts/saved-carts-view'
import { cartPath, quotesActionPath, savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { lineLabels } from '../lines/line-data'
import { Lines } from '../lines/lines'
import { cartGroups } from '../page/cart-lines'
import { CartSums } from '../page/cart-sums'
import { OrderingAccount } from '../page/ordering-account'
import type { ChooseErrors } from './choose-data'
import { NameFields } from './name-fields'
import { SelectedLines } from './selected-lines'

/** Whether the chosen items become a saved cart or a quote. */
export type Purpose = 'list' | 'quote'

/**
 * Source of the items: those in the address, or those of the cart. A quote of any items is for the account
 * that the cart is for.
 */
export type ChoiceSource =
  | { from: 'address'; chosen: Chosen; cart?: Pick<Cart, 'organization'> | undefined }
  | { from: 'cart'; cart: Cart }

/** Initial values of the fields: those typed before, else a default name. */
export type ChoiceValues = { name: string; description: string; list: string }

type Props = {
  locale: Locale
  purpose: Purpose
  source: ChoiceSource
  /** Saved carts to which chosen items can be added. */
  lists: SavedCartsView
  values: ChoiceValues
  errors: ChooseErrors
  hidden: HiddenFieldValues
  flags: FlagValues
}

/**
 * Form that creates a saved cart or a quote from the chosen items. A plain form that works without script.
 */
export function CreateFromLinesForm(props: Props) {
  const { locale, purpose, source, lists, values, errors, hidden, flags } = props
  const t = getTranslator(locale, 'cart')
  const action = purpose === 'list' ? savedCartsActionPath(locale) : quotesActionPath(locale)
  return (
    <form method="post" action={action} noValidate data-storable className="mt-3">
      <p className="max-w-prose text-lg">{t(`choose.${purpose}Intro`)}</p>
      {purpose === 'quote' && (
        <p className="mt-1 max-w-prose">{t('sums.quoteMinimum', { least: quoteMinimum(locale) })}</p>
      )}
      <HiddenFields {...hidden} />
      {purpose === 'list' && (
        <input type="hidden" name="intent" value={source.from === 'cart' ? 'save' : 'new'} />
      )}
      <div className="mt-8">
        {source.from === 'address' ? (
          <>
            <SelectedLines locale={locale} chosen={source.chosen} flags={flags} />
            {source.cart?.organization !== undefined && (
              <OrderingAccount locale={locale} organization={source.cart.organization} />
            )}
          </>
        ) : (
          <CartItems locale={locale} cart={source.cart} purpose={purpose} flags={flags} />
        )}
      </div>
      <div className="mt-8 space-y-6">
        <TargetFields
          locale={locale}
          purpose={purpose}
          lists={source.from === 'address' ? lists : []}
          values={values}
          errors={errors}
        />
      </div>
      <p className="mt-8">
        <Button type="submit">{t(`choose.${purpose}Submit`)}</Button>
      </p>
    </form>
  )
}

type CartItemsProps = Pick<Props, 'locale' | 'purpose' | 'flags'> & { cart: Cart }

/** The lines of the cart, read-only, with a note on what happens to them. */
function CartItems({ locale, cart, purpose, flags }: CartItemsProps) {
  const t = getTranslator(locale, 'cart')
  const programmes = shownProgrammes(cart.programmes, flags)
  const percentOff = pricesPercentOff(programmes, cart.subTotal)
  return (
    <>
      <p className="mb-6 max-w-prose">
        {t('choose.ofCart')} {t(purpose === 'list' ? 'choose.ofCartList' : 'choose.ofCartQuote')}{' '}
        <a href={cartPath(locale)} className="inline-block">
          {t('choose.change')}
        </a>
      </p>
      <Lines
        groups={cartGroups(locale, cart, { isSignedIn: true, flags, typed: new Map(), percentOff })}
        words={lineLabels(locale)}
        mode="fixed"
      />
      {purpose === 'quote' && (
        <div className="mt-6">
          <CartSums {...{ locale, cart, programmes }} />
        </div>
      )}
    </>
  )
}

type NameProps = Pick<Props, 'locale' | 'purpose' | 'lists' | 'values' | 'errors'>

/** The saved cart that the lines are added to, if there are some, or the name of a new one. */
function TargetFields({ locale, purpose, lists, values, errors }: NameProps) {
  const t = getTranslator(locale, 'cart')
  const hasLists = lists !== 'unavailable' && lists.length > 0
  return (
    <>
      {lists === 'unavailable' && <p className="max-w-prose">{t('empty.listsUnavailable')}</p>}
      {purpose === 'list' && hasLists && (
        <Select
          words={fieldWords(locale)}
          autoComplete="off"
          name="list"
          label={t('choose.where')}
          placeholder={t('choose.newList')}
          options={lists.map(({ code, name = code }) => ({ value: code, label: name }))}
          defaultValue={values.list}
        />
      )}
      <NameFields
        {...{ locale, values, errors }}
        hints={{
          name: t(hasLists ? 'choose.nameHintNew' : 'choose.nameHint'),
          description: t(purpose === 'list' ? 'choose.listNoteHint' : 'choose.quoteNoteHint'),
        }}
      />
    </>
  )
}
