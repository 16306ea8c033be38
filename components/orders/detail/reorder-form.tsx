import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { ORDER_FIELD } from '@/lib/order-changes/order-fields'
import type { ReorderLine } from '@/lib/orders/history/reorder-lines'
import { amountField, codeField } from '@/lib/quick-order/rows'
import { accountDetailPath } from '@/lib/site/account-pages'
import { orderActionPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; order: string; lines: readonly ReorderLine[]; hidden: HiddenFieldValues }

/** Form with what was ordered: quantities can be changed, prices and availability are those of now. */
export function ReorderForm({ locale, order, lines, hidden }: Props) {
  const t = getTranslator(locale, 'orders')
  return (
    <form method="post" action={orderActionPath(locale, 'reorder')} className="mt-6" noValidate data-storable>
      <HiddenFields {...hidden} />
      <input type="hidden" name={ORDER_FIELD} value={order} />
      <ul className="max-w-form divide-y divide-line border-y border-line">
        {lines.map((line, index) => (
          <li key={line.code} className="py-4">
            <Line {...{ locale, line, index }} />
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="add">
          {t('reorder.submit')}
        </Button>
        <Button type="submit" variant="secondary" name="intent" value="save">
          {t('reorder.save')}
        </Button>
        <Button type="submit" variant="secondary" name="intent" value="quote">
          {t('reorder.quote')}
        </Button>
        <ButtonLink href={accountDetailPath(locale, 'orderHistory', order)} variant="quiet">
          {t('reorder.back')}
        </ButtonLink>
      </p>
    </form>
  )
}

const TONES = { good: 'text-muted', caution: 'text-warm', bad: 'text-danger', merged: 'text-muted' } as const

function Line({ locale, line, index }: { locale: Locale; line: ReorderLine; index: number }) {
  const { code, name, prices, texts, tone, quantity } = line
  const factsId = `facts.${index}`
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <div id={factsId}>
          <p className="text-sm">{prices}</p>
          {texts.map(text => (
            <p key={text} className={`text-sm ${TONES[tone]}`}>
              {text}
            </p>
          ))}
        </div>
      </div>
      <input type="hidden" name={codeField(index)} value={code} />
      <input
        name={amountField(index)}
        id={amountField(index)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={quantity}
        aria-label={getTranslator(locale, 'orders')('reorder.quantity', { name })}
        aria-describedby={factsId}
        className="control w-24"
      />
    </div>
  )
}
