import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { OfferedInvitation } from '@/lib/contract/commerce/organization-member'
import { formatDate } from '@/lib/format/date'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { organisationActionsPath } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  token: string
  /** Undefined where it is not valid any more. */
  invitation: OfferedInvitation | undefined
  hidden: HiddenFieldValues
}

const HEADING_ID = 'invitation'

/** The invitation of a mail, to be accepted or declined. */
export function InvitationOffer({ locale, token, invitation, hidden }: Props) {
  const t = getTranslator(locale, 'organisations')
  if (invitation === undefined) return <p className="mt-4 max-w-prose font-semibold">{t('offer.gone')}</p>
  const { organization, invitedBy, validUntil } = invitation
  const until = formatDate(locale, validUntil.slice(0, 10)) ?? ''
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-6">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl wrap-anywhere">
          {t('offer.title', { inviter: invitedBy, name: organization.name })}
        </h2>
        <p className="mt-2">{t('offer.text', { name: organization.name, until })}</p>
        <CustomerOnlyForm
          {...{ locale, hidden }}
          action={organisationActionsPath(locale)}
          className="mt-4 flex flex-wrap items-center gap-3"
        >
          <input type="hidden" name="token" value={token} />
          <Button type="submit" name="intent" value="accept">
            {t('offer.accept')}
          </Button>
          <Button type="submit" variant="secondary" name="intent" value="decline">
            {t('offer.decline')}
          </Button>
        </CustomerOnlyForm>
      </Card>
    </section>
  )
}
