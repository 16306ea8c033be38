import { TextArea } from '@/components/form/fields/text-area'
import { SectionsGuard } from '@/components/form/sections-guard'
import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { Button } from '@/components/ui/button'
import { APPROVAL_COMMENT_MAXIMUM } from '@/lib/contract/commerce/order/order-approval'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { fieldWords } from '@/lib/i18n/field-words'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getTranslator } from '@/lib/i18n/translator'
import { mendErrors } from '@/lib/order-changes/mend-errors'
import { APPROVAL_COMMENT, ORDER_FIELD } from '@/lib/order-changes/order-fields'
import { orderActionPath } from '@/lib/site/order-paths'
import type { HoldFormProps } from './hold-form-props'

const AREA_ID = 'approval-form'
const HEADING_ID = 'approval'

/** Form with which an approver answers an order of a colleague. */
export function ApprovalForm({ locale, order, hidden, rejected }: HoldFormProps) {
  const t = getTranslator(locale, 'orders')
  const errors = mendErrors(locale, rejected?.errors ?? NO_ERRORS)
  return (
    <section id={AREA_ID} aria-labelledby={HEADING_ID} className="no-print">
      <h2 id={HEADING_ID} className="text-xl">
        {t('approval.title', { buyer: order.user.name })}
      </h2>
      <p className="mt-2 max-w-prose">{t('approval.text', { buyer: order.user.name })}</p>
      <CustomerOnlyForm
        {...{ locale, hidden }}
        action={orderActionPath(locale, 'approval')}
        className="mt-3 space-y-5"
        noValidate
        data-storable
        data-shown-again={rejected && ''}
      >
        <input type="hidden" name={ORDER_FIELD} value={order.code} />
        <TextArea
          name={APPROVAL_COMMENT}
          label={t('approval.comment')}
          hint={t('approval.commentHint', { max: APPROVAL_COMMENT_MAXIMUM })}
          words={fieldWords(locale)}
          error={errors.at(APPROVAL_COMMENT)}
          defaultValue={rejected?.fields[APPROVAL_COMMENT] ?? ''}
          optional
        />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="approve">
            {t('approval.approve')}
          </Button>
          <Button type="submit" variant="secondary" name="intent" value="decline">
            {t('approval.decline')}
          </Button>
        </p>
      </CustomerOnlyForm>
      <SectionsGuard areaId={AREA_ID} texts={leaveDialogTexts(locale, 'page')} />
    </section>
  )
}
