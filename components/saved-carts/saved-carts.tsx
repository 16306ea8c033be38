import { EmptyState } from '@/components/page/empty-state'
import { EntryLink } from '@/components/page/entry-actions'
import { ResultList } from '@/components/page/result-list'
import { type CartSummary, MOST_SAVED_CARTS } from '@/lib/contract/commerce/cart/saved-cart'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDeletePath, accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { DeleteQuestion } from './delete-question'
import { RestoreForm } from './restore-form'

type Props = {
  locale: Locale
  lists: readonly CartSummary[]
  /** Code of the saved cart whose deletion is to be confirmed. */
  toDelete: string
  /** Submission key and form owner, which make repeated submissions harmless. */
  hidden: HiddenFieldValues
}

/** Saved carts of the signed-in user. */
export function SavedCarts({ locale, lists, toDelete, hidden }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  if (lists.length === 0)
    return <EmptyState locale={locale} title={t('empty.title')} text={t('empty.text')} />
  const asked = lists.find(({ code }) => code === toDelete)
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('intro')}</p>
      <p className="mt-1 text-muted">{t('count', { count: lists.length, most: MOST_SAVED_CARTS })}</p>
      {asked !== undefined && <DeleteQuestion {...{ locale, hidden }} list={asked} />}
      <ResultList entries={lists.map(list => entryOf({ locale, list, hidden }))} />
    </>
  )
}

type ListProps = { locale: Locale; list: CartSummary; hidden: HiddenFieldValues }

function entryOf({ locale, list, hidden }: ListProps) {
  const t = getTranslator(locale, 'savedCarts')
  const { code, name = code, description, saveTime, totalItems, totalUnitCount, totalPrice } = list
  const date = saveTime === undefined ? undefined : formatDate(locale, saveTime)
  return {
    key: code,
    name,
    href: accountDetailPath(locale, 'savedCarts', code),
    amount:
      totalPrice === undefined
        ? getTranslator(locale, 'catalogue')('price.onRequest')
        : formatPrice(locale, totalPrice),
    facts: [
      t('size', { lines: totalItems, units: totalUnitCount }),
      ...(date === undefined ? [] : [t('saved', { date })]),
    ],
    more: (
      <>
        {description !== undefined && description !== '' && (
          <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>
        )}
        <ListForm {...{ locale, hidden, code, name }} />
      </>
    ),
  }
}

type FormProps = { locale: Locale; hidden: HiddenFieldValues; code: string; name: string }

/** Actions on a saved cart of the list. */
function ListForm(props: FormProps) {
  const { locale, code, name } = props
  const t = getTranslator(locale, 'savedCarts')
  return (
    <RestoreForm {...props} className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <EntryLink
        href={accountDeletePath(locale, 'savedCarts', code)}
        label={t('delete')}
        fullLabel={t('deleteNamed', { name })}
      />
    </RestoreForm>
  )
}
