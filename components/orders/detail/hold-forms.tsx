import type { ColleagueOptions } from '@/lib/orders/load-order-page.server'
import { CertificateForm } from './certificate-form'
import { ColleagueForm } from './colleague-form'
import type { HoldFormProps } from './hold-form-props'
import { PurchaseOrderForm } from './purchase-order-form'

type Props = HoldFormProps & { colleagues: ColleagueOptions }

/** What an order on hold waits for can be sent here: the purchase order, a colleague, a certificate. */
export function HoldForms({ colleagues, ...props }: Props) {
  const { holdReasons = [] } = props.order
  return (
    <div className="no-print space-y-8">
      {holdReasons.includes('PURCHASE_ORDER') && <PurchaseOrderForm {...props} />}
      {holdReasons.includes('QUALIFIED_USER') && (
        <>
          <ColleagueForm {...props} colleagues={colleagues} />
          <CertificateForm {...props} />
        </>
      )}
    </div>
  )
}
