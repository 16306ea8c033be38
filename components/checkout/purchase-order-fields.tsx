import type { ReactNode } from 'react'
import type { FieldBinding } from '@/components/form/enhanced/field-binding'
import { Checkbox } from '@/components/form/fields/checkbox'
import type { FieldLabels } from '@/components/form/fields/field-props'
import { TextInput } from '@/components/form/fields/text-input'
import type { PaymentOffer } from '@/lib/checkout/payment'
import { fill } from '@/lib/i18n/fill'
import type { Messages } from '@/locales/en/messages'
import { SHOWN_FOR_PURCHASE_ORDERS } from './shown-for-purchase-orders'

export type PurchaseOrderTexts = Pick<
  Messages['checkout']['payment'],
  'number' | 'numberHint' | 'numberNeeded' | 'reuse' | 'toFollow' | 'toFollowHint'
>

/** A field of an enhanced form, or of one that needs no script. */
type Binding = { name: string; error?: string | undefined } & Partial<Omit<FieldBinding, 'name' | 'error'>>

type Props = {
  texts: PurchaseOrderTexts
  words: FieldLabels
  offers: readonly PaymentOffer[]
  number: Binding & { defaultValue: string }
  /** `asked`: the number that the user is asked about; empty while they are asked about none. */
  reuse: Binding & { asked: string; defaultChecked: boolean }
  toFollow: Binding & { defaultChecked: boolean }
  /** The document of the purchase order. */
  children?: ReactNode
}

/** Number of a purchase order, whether a used one is meant, and whether the order follows. */
export function PurchaseOrderFields({ texts, words, offers, number, reuse, toFollow, children }: Props) {
  const isNeeded = offers.some(({ purchaseOrder }) => purchaseOrder?.required === true)
  const { asked, ...box } = reuse
  return (
    <div className={SHOWN_FOR_PURCHASE_ORDERS}>
      <TextInput
        {...number}
        words={words}
        label={texts.number}
        hint={isNeeded ? `${texts.numberNeeded} ${texts.numberHint}` : texts.numberHint}
        optional={!isNeeded}
        autoComplete="off"
      />
      {asked !== '' && (
        <Checkbox
          {...box}
          key={asked}
          words={words}
          value={asked}
          label={fill(texts.reuse, { number: asked })}
          optional={false}
        />
      )}
      <Checkbox
        {...toFollow}
        words={words}
        label={texts.toFollow}
        hint={texts.toFollowHint}
        optional={false}
      />
      {children}
    </div>
  )
}
