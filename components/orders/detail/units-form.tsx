import { describeField } from '@/components/form/fields/field-props'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { LineDescription } from '@/components/form/fields/line-description'
import { Button, ButtonLink } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { ORDER_FIELD } from '@/lib/order-changes/order-fields'
import type { UnitsLine } from '@/lib/order-changes/units-lines'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  order: string
  action: string
  hidden: HiddenFieldValues
  lines: readonly UnitsLine[]
  submit: string
  /** A second button that needs no units. */
  whole?: string
  back: { href: string; label: string }
}

/** Form in which units of the items of an order are chosen. */
export const UnitsForm = ({ locale, order, action, hidden, lines, submit, whole, back }: Props) => (
  <form method="post" action={action} className="mt-6 max-w-form" noValidate data-storable>
    <HiddenFields {...hidden} />
    <input type="hidden" name={ORDER_FIELD} value={order} />
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(line => (
        <li key={line.field} className="py-4">
          <Line locale={locale} line={line} />
        </li>
      ))}
    </ul>
    <p className="mt-6 flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="units">
        {submit}
      </Button>
      {whole !== undefined && (
        <Button type="submit" variant="danger" name="intent" value="whole">
          {whole}
        </Button>
      )}
      <ButtonLink href={back.href} variant="secondary">
        {back.label}
      </ButtonLink>
    </p>
  </form>
)

function Line({ locale, line }: { locale: Locale; line: UnitsLine }) {
  const { field, name, facts, error } = line
  const words = fieldWords(locale)
  const { aria } = describeField({ name: field, error })
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <LineDescription {...{ field, name, facts, words, error }} />
      {line.most > 0 && (
        <p className="flex items-center gap-2">
          <input
            id={field}
            name={field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={line.value}
            aria-label={line.label}
            {...aria}
            className="control w-20"
          />
          <span className="text-muted">{line.of}</span>
        </p>
      )}
    </div>
  )
}
