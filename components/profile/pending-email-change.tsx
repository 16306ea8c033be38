import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { EmailChange } from '@/lib/contract/email-change'
import { formatDateTime } from '@/lib/format/date'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { emailChangeActionPath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  hidden: HiddenFieldValues
  change: EmailChange
  /** Epoch milliseconds. */
  now: number
}

/** A pending email change, with buttons that resend its link or cancel it. */
export function PendingEmailChange({ locale, hidden, change, now }: Props) {
  const t = getTranslator(locale, 'profile')
  const { email, requestedAt, expiresAt, sendsLeft } = change
  const sent = formatDateTime(locale, requestedAt)
  const until = formatDateTime(locale, expiresAt)
  return (
    <div className="mt-4 max-w-prose">
      <Card tone="paper">
        <h3 className="text-lg wrap-anywhere">{t('emailChange.waiting', { email })}</h3>
        <p className="mt-2">
          {Date.parse(expiresAt) > now
            ? t('emailChange.waitingText', { sent, until })
            : t('emailChange.expired', { sent })}
        </p>
        {sendsLeft === 0 && <p className="mt-2">{t('emailChange.tooMany')}</p>}
        <form
          method="post"
          action={emailChangeActionPath(locale)}
          className="mt-4 flex flex-wrap items-center gap-3"
        >
          <HiddenFields {...hidden} />
          {sendsLeft > 0 && (
            <Button type="submit" variant="secondary" name="intent" value="send">
              {t('emailChange.sendAgain')}
            </Button>
          )}
          <Button type="submit" variant="secondary" name="intent" value="cancel">
            {t('emailChange.cancel')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
