import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { otherSessionsActionPath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; hidden: HiddenFieldValues }

/** Signs out everywhere else, for users who used a shared computer or lost a device. */
export function OtherSessions({ locale, hidden }: Props) {
  const t = getTranslator(locale, 'profile')
  return (
    <>
      <h2 className="mt-10">{t('elsewhere.heading')}</h2>
      <p className="mt-2 max-w-prose">{t('elsewhere.text')}</p>
      <form method="post" action={otherSessionsActionPath(locale)} className="mt-4">
        <HiddenFields {...hidden} />
        <Button type="submit" variant="secondary">
          {t('elsewhere.submit')}
        </Button>
      </form>
    </>
  )
}
