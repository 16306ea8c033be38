import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import type { ChosenLine } from '@/lib/cart/lines/cart-lines'
import { lineFields } from '@/lib/cart/lines/line-fields'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { cartEntriesActionPath, cartLinesActionPath, savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { ShareLink } from './share-link'

const TONES = { success: 'success', caution: 'warning', danger: 'error' } as const

type ReportProps = {
  locale: Locale
  report: CartFlash
  hidden: HiddenFieldValues
  /** Code of the saved cart that the lines belong to; undefined for the cart itself. */
  list?: string
}

/** Report per line on what was added, changed or merged at sign-in, with the possible actions. */
export function ReportNote({ locale, report, hidden, list }: ReportProps) {
  const { tone, message, lines, undo, link, savedCart, offers = [] } = report
  const change = list === undefined ? cartEntriesActionPath(locale) : savedCartsActionPath(locale)
  return (
    <div className="no-print mt-6 max-w-form">
      <Banner
        tone={TONES[tone]}
        toneLabel={getTranslator(locale, 'layout')(`tones.${TONES[tone]}`)}
        title={message}
        announce="none"
      >
        {lines.length > 0 && (
          <ul className="mt-2 space-y-1">
            {lines.map(({ text }) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        )}
        {savedCart !== undefined && (
          <p className="mt-2">
            <a href={accountDetailPath(locale, 'savedCarts', savedCart.code)} className="inline-block py-1">
              {getTranslator(locale, 'cart')('quote.openSaved', { name: savedCart.name })}
            </a>
          </p>
        )}
        {link !== undefined && <ShareLink locale={locale} link={link} />}
        {(undo !== undefined || offers.length > 0) && (
          <div className="mt-3 flex flex-wrap gap-3">
            {offers.map(({ label, isAdded, ...line }) => (
              <LinesForm
                key={line.code}
                action={isAdded ? cartLinesActionPath(locale) : change}
                lines={[line]}
                intent={list === undefined ? 'update' : 'change'}
                {...{ label, hidden, list }}
              />
            ))}
            {undo !== undefined && (
              <LinesForm
                action={change}
                lines={undo}
                intent="undo"
                label={getTranslator(locale, 'cart')('removed.undo')}
                {...{ hidden, list }}
              />
            )}
          </div>
        )}
      </Banner>
    </div>
  )
}

type LinesFormProps = {
  action: string
  lines: readonly ChosenLine[]
  intent: 'update' | 'change' | 'undo'
  label: string
  hidden: HiddenFieldValues
  list: string | undefined
}

/** Button that submits these quantities and notes. */
const LinesForm = ({ action, lines, intent, label, hidden, list }: LinesFormProps) => (
  <form method="post" action={action} data-cart-entries={list === undefined ? '' : undefined}>
    <HiddenFields {...hidden} />
    {list !== undefined && <input type="hidden" name="list" value={list} />}
    {lines.flatMap(lineFields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" name="intent" value={intent} variant="secondary">
      {label}
    </Button>
  </form>
)

type EarlierProps = {
  locale: Locale
  earlier: Cart
  hidden: HiddenFieldValues
  /** Number of the quote in the user's cart, which takes no lines. */
  quote: string | undefined
}

const EARLIER_ID = 'earlier-cart'

/** Note on an anonymous cart that could not be merged into the user's cart yet. */
export function EarlierCart({ locale, earlier, hidden, quote }: EarlierProps) {
  const t = getTranslator(locale, 'cart')
  const product = getTranslator(locale, 'product')
  return (
    <section aria-labelledby={EARLIER_ID} className="no-print mt-8 max-w-form">
      <Card tone="paper">
        <h2 id={EARLIER_ID} className="text-xl">
          {t('earlier.title')}
        </h2>
        <p className="mt-2">
          {quote === undefined ? t('earlier.text') : t('quote.earlier', { number: quote })}
        </p>
        <ul className="mt-3 list-disc space-y-1 pl-6">
          {earlier.entries.map(({ product: { code, name }, quantity }) => (
            <li key={code} className="wrap-anywhere">
              {product('items.quantity', { quantity: String(quantity) })} {name}
            </li>
          ))}
        </ul>
        {quote === undefined && (
          <form method="post" action={cartEntriesActionPath(locale)} data-cart-entries="" className="mt-4">
            <HiddenFields {...hidden} />
            <Button type="submit" name="intent" value="merge">
              {t('earlier.merge')}
            </Button>
          </form>
        )}
      </Card>
    </section>
  )
}
