import { SectionsGuard } from '@/components/form/sections-guard'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import type { ColleagueOptions } from '@/lib/orders/load-order-page.server'
import { CertificateForm } from './certificate-form'
import { ColleagueForm } from './colleague-form'
import type { HoldFormProps } from './hold-form-props'
import { PurchaseOrderForm } from './purchase-order-form'

const FORMS_ID = 'hold-forms'

type Props = HoldFormProps & { colleagues: ColleagueOptions }

/** What an order on hold waits for can be sent here: the purchase order, a colleague, a certificate. */
export function HoldForms({ colleagues, ...props }: Props) {
  const { holdReasons = [] } = props.order
  const needsNumber = holdReasons.includes('PURCHASE_ORDER')
  const needsPerson = holdReasons.includes('QUALIFIED_USER')
  if (!needsNumber && !needsPerson) return null
  return (
    <>
      <div id={FORMS_ID} className="no-print space-y-8">
        {needsNumber && <PurchaseOrderForm {...props} />}
        {needsPerson && (
          <>
            <ColleagueForm {...props} colleagues={colleagues} />
            <CertificateForm {...props} />
          </>
        )}
      </div>
      <SectionsGuard areaId={FORMS_ID} texts={leaveDialogTexts(props.locale, 'page')} />
    </>
  )
}
