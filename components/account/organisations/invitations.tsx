import { EntryActions, EntryButton } from '@/components/page/entry-actions'
import type { Invitation } from '@/lib/contract/commerce/organization-member'
import { formatDate } from '@/lib/format/date'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { organisationActionsPath } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  uid: string
  invitations: readonly Invitation[]
  hidden: HiddenFieldValues
}

const HEADING_ID = 'invitations'

/** Invitations that nobody has accepted yet. */
export function Invitations({ locale, uid, invitations, hidden }: Props) {
  const t = getTranslator(locale, 'organisations')
  const day = (moment: string) => formatDate(locale, moment.slice(0, 10)) ?? ''
  return (
    <section aria-labelledby={HEADING_ID} className="mt-8">
      <h3 id={HEADING_ID} className="text-lg">
        {t('invite.open')}
      </h3>
      <p className="mt-2 text-muted">{t('invite.count', { count: invitations.length })}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {invitations.map(({ id, email, sentAt, validUntil }) => (
          <li key={id} className="py-3">
            <p className="font-semibold wrap-anywhere">{email}</p>
            <p className="text-muted">{t('invite.sent', { sent: day(sentAt), until: day(validUntil) })}</p>
            <EntryActions
              action={organisationActionsPath(locale)}
              hidden={hidden}
              field={{ name: 'organisation', value: uid }}
            >
              <input type="hidden" name="invitation" value={id} />
              <EntryButton
                intent="withdraw"
                label={t('invite.withdraw')}
                fullLabel={t('invite.withdrawNamed', { email })}
              />
            </EntryActions>
          </li>
        ))}
      </ul>
    </section>
  )
}
