import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { getTranslator } from '@/lib/i18n/translator'
import { signInAgainActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; text: string }

const HEADING_ID = 'sign-in-again'

/**
 * Asks a user who signed in too long ago to sign in again. The button ends the session, also at the identity
 * provider, so that sign-in asks for the password; it then returns to this page.
 */
export function SignInToContinue({ locale, text }: Props) {
  const t = getTranslator(locale, 'paymentCards')
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-6">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl">
          {t('signIn.title')}
        </h2>
        <p className="mt-2 max-w-prose">{text}</p>
        <form method="post" action={signInAgainActionPath(locale)} className="mt-4">
          <Button type="submit">{t('signIn.submit')}</Button>
        </form>
      </Card>
    </section>
  )
}
