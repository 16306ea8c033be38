import { TextArea } from '@/components/form/text-area'
import { TextInput } from '@/components/form/text-input'
import { Button, ButtonLink } from '@/components/ui/button'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { FlagValues } from '@/lib/flags/flag-values'
import { SUBMISSION_KEY } from '@/lib/forms/own-controls'
import { getTranslator } from '@/lib/i18n/translator'
import { savedCartsActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { lineWords } from '../lines/line-data'
import { LinesView } from '../lines/lines-view'
import { cartGroups } from '../page/cart-lines'
import { CartSums } from '../page/cart-sums'
import { PrintButton } from '../page/print-button'

type Props = {
  locale: Locale
  cart: Cart
  deleteHref: string
  submissionKey: string
  flags: FlagValues
  values: { name: string; description: string }
  errors: { name?: string; description?: string }
}

/** A saved cart with its lines at current prices, and what can be done with it (pages.md §10). */
export function SavedCartDetail(props: Props) {
  const { locale, cart, deleteHref, submissionKey, flags } = props
  const t = getTranslator(locale, 'savedCarts')
  const visitor = { isSignedIn: true, flags, typed: new Map<string, string>() }
  return (
    <>
      <form
        method="post"
        action={savedCartsActionPath(locale)}
        className="no-print mt-4 flex flex-wrap items-center gap-3"
      >
        <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
        <input type="hidden" name="list" value={cart.code} />
        <Button type="submit" name="intent" value="restore">
          {t('restore')}
        </Button>
        <ButtonLink href={deleteHref} variant="quiet">
          {t('delete')}
        </ButtonLink>
        <PrintButton label={getTranslator(locale, 'cart')('page.print')} />
      </form>
      <div className="mt-6">
        <LinesView groups={cartGroups(locale, cart, visitor)} words={lineWords(locale)} mode="fixed" />
      </div>
      <div className="mt-6 max-w-form">
        <CartSums locale={locale} cart={cart} programmes={[]} />
      </div>
      <RenameForm {...props} />
    </>
  )
}

function RenameForm({ locale, cart, submissionKey, values, errors }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  const cartWords = getTranslator(locale, 'cart')
  const words = {
    errorPrefix: getTranslator(locale, 'errors')('prefix'),
    optional: getTranslator(locale, 'common')('optional'),
  }
  return (
    <form method="post" action={savedCartsActionPath(locale)} noValidate className="no-print mt-10 space-y-6">
      <h2 className="text-xl">{t('rename')}</h2>
      <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
      <input type="hidden" name="list" value={cart.code} />
      <TextInput
        name="name"
        label={cartWords('choose.name')}
        words={words}
        error={errors.name}
        defaultValue={values.name}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={cartWords('choose.note')}
        optional
        rows={3}
        words={words}
        error={errors.description}
        defaultValue={values.description}
        autoComplete="off"
      />
      <Button type="submit" name="intent" value="rename" variant="secondary">
        {t('renameSubmit')}
      </Button>
    </form>
  )
}
