import { HiddenFields } from '@/components/form/hidden-fields'
import { Button } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { QUALIFICATION_FIELD } from '@/lib/qualifications/qualification-fields'
import { qualificationActionPath } from '@/lib/site/qualification-routes'
import type { QualificationProps } from './qualification-props'

/** Withdraws an evidence that is not approved, or deletes a draft. */
export function WithdrawForm({ locale, data: { qualification }, hidden }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  return (
    <form method="post" action={qualificationActionPath(locale, 'actions')} className="no-print">
      <HiddenFields {...hidden} />
      <input type="hidden" name={QUALIFICATION_FIELD} value={qualification.id} />
      <Button type="submit" variant="secondary" name="intent" value="withdraw">
        {t(qualification.status === 'DRAFT' ? 'discard' : 'withdraw')}
      </Button>
    </form>
  )
}
