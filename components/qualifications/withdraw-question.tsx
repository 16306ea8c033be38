import { Confirmation } from '@/components/page/confirmation'
import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { QUALIFICATION_FIELD } from '@/lib/qualifications/qualification-fields'
import { accountDetailPath } from '@/lib/site/account-pages'
import { qualificationActionPath, withdrawPath } from '@/lib/site/qualification-paths'
import type { QualificationProps } from './qualification-props'

/** Asks before an evidence that is not approved is withdrawn, or a draft is deleted. */
export function WithdrawQuestion({ locale, data: { qualification }, hidden }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  const question = qualification.status === 'DRAFT' ? 'discard' : 'withdraw'
  return (
    <Confirmation
      texts={{
        title: t(`ask.${question}.title`),
        text: t(`ask.${question}.text`),
        yes: t(`ask.${question}.yes`),
        no: t(`ask.${question}.no`),
      }}
      action={qualificationActionPath(locale, 'withdrawal')}
      hidden={hidden}
      intent="withdraw"
      fields={{ [QUALIFICATION_FIELD]: qualification.id }}
      cancelHref={accountDetailPath(locale, 'qualifications', qualification.id)}
    />
  )
}

/** Leads to that question. */
export function WithdrawLink({ locale, data: { qualification } }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  return (
    <p className="no-print">
      <ButtonLink variant="secondary" href={withdrawPath(locale, qualification.id)}>
        {t(qualification.status === 'DRAFT' ? 'discard' : 'withdraw')}
      </ButtonLink>
    </p>
  )
}
