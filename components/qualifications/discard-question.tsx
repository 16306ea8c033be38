import { Confirmation } from '@/components/page/confirmation'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { DRAFT_FIELD } from '@/lib/qualifications/qualification-fields'
import { accountPath } from '@/lib/site/account-pages'
import { qualificationActionPath } from '@/lib/site/qualification-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; draft: string; hidden: HiddenFieldValues }

/** Asks before a draft that was kept is deleted. */
export function DiscardQuestion({ locale, draft, hidden }: Props) {
  const t = getTranslator(locale, 'qualifications')
  return (
    <Confirmation
      texts={{
        title: t('ask.discard.title'),
        text: t('ask.discard.text'),
        yes: t('ask.discard.yes'),
        no: t('ask.discard.no'),
      }}
      action={qualificationActionPath(locale, 'withdrawal')}
      hidden={hidden}
      intent="discard"
      fields={{ [DRAFT_FIELD]: draft }}
      cancelHref={accountPath(locale, 'qualifications')}
    />
  )
}
